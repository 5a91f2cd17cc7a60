import type { DemoArticle } from '../demo-article.ts'

export const articles: DemoArticle[] = [
  {
    slug: 'frete-ate-o-porto-sobe-18-e-exportador-antecipa-embarque-de-manga',
    title: 'Frete até o porto sobe 18% e exportadores de Petrolina antecipam embarques de manga',
    summary:
      'Contêiner refrigerado passou de R$ 6.100 para R$ 7.198; obras em Feira de Santana (BA) seguram caminhões por até cinco horas e ameaçam a fruta.',
    author: 'rafael',
    cities: ['petrolina-pe', 'feira-de-santana-ba'],
    tags: ['Agro', 'Economia', 'Logística', 'Fruticultura'],
    hoursAgo: 13,
    content: `
<p>Levar um contêiner de manga de Petrolina ao porto de Salvador ficou 18% mais caro em 40 dias. O frete rodoviário, que era de R$ 6.100, chegou nesta semana a R$ 7.198, segundo levantamento da associação de exportadores de frutas do Vale do São Francisco com 23 empresas. Para fugir da alta e das filas, parte delas adiantou em até dez dias os embarques para a Europa.</p>
<p>O aumento parece pequeno quando diluído: cada contêiner leva 22 toneladas, ou 5.500 caixas de 4 kg, o que dá R$ 0,20 a mais por caixa. O problema, diz o diretor da associação, Ricardo Amorim Sá, é que o preço de venda foi fechado antes. “O comprador de Roterdã não quer saber de pedágio. Esses vinte centavos saem de uma margem que, em alguns contratos, mal passa de um real”, afirma.</p>
<p>As transportadoras citam três motivos: diesel, falta de motoristas e tempo perdido no trajeto de pouco mais de 500 km. O ponto crítico está em Feira de Santana (BA), onde obras no anel de contorno estreitaram a passagem de caminhões. A espera, que costumava ser de duas horas nos dias cheios, já chegou a cinco em um único dia.</p>
<p>“Parado, o motor do frio continua bebendo óleo. Se o aparelho falha numa tarde de 36 graus, a carga começa a amadurecer ali mesmo”, conta o caminhoneiro Valdeci Moura, 49, que faz a viagem duas vezes por semana. Em um pátio às margens da rodovia, em Feira, o gerente Lucas Bonfim calcula que o movimento noturno subiu 30% desde o início das obras. Ele instalou mais 12 tomadas para que os contêineres permaneçam ligados sem o caminhão.</p>
<p>O órgão responsável pela estrada informou que a faixa bloqueada será liberada em até três semanas e que as intervenções passarão a ocorrer só entre 21h e 5h.</p>
<p>No campo, antecipar o embarque exige colher a fruta um pouco mais cedo, o que reduz o teor de açúcar. A agrônoma Cássia Loureiro, consultora de sete fazendas, recomenda cautela: abaixo do ponto mínimo, a manga chega firme, mas não ganha sabor. “Economiza-se no caminhão e perde-se o cliente”, resume.</p>
<p>Dois grupos estudam dividir cargas com produtores de uva para ocupar horários menos disputados no terminal. A associação marcou para a próxima terça-feira uma reunião com transportadoras e com a administração do porto. Na pauta está a criação de uma janela fixa, das 2h às 6h, para a entrada de frutas frescas.</p>
`,
  },
  {
    slug: 'ponte-sobre-o-sao-francisco-fecha-por-12-noites',
    title: 'Ponte sobre o São Francisco fecha por 12 noites a partir de segunda para troca de juntas',
    summary:
      'Bloqueio entre Petrolina e Juazeiro (BA) será das 23h às 5h; ambulâncias terão passagem garantida e barcos farão viagens extras até 1h.',
    author: 'helena',
    cities: ['petrolina-pe'],
    tags: ['Cidade', 'Trânsito', 'Obras', 'Serviço'],
    hoursAgo: 45,
    content: `
<p>A ponte que liga Petrolina a Juazeiro, na margem baiana do São Francisco, ficará fechada a veículos das 23h às 5h por 12 noites seguidas, a partir da próxima segunda-feira. A interdição, anunciada pelas duas prefeituras e pelo órgão federal que administra a estrutura, permitirá a troca de seis juntas de dilatação, as faixas flexíveis que absorvem o movimento do concreto.</p>
<p>Cada junta exige duas noites: na primeira, os operários cortam o asfalto e retiram a peça antiga; na segunda, fixam a nova. De dia, chapas de aço cobrirão o vão e o trânsito seguirá nas duas mãos, com velocidade máxima de 30 km/h.</p>
<p>Passam pela ponte, em média, 41 mil veículos por dia. Cerca de 2.900, ou 7%, cruzam no horário do bloqueio. São, sobretudo, caminhões, ônibus de linha e trabalhadores de hospitais e hotéis.</p>
<p>“Escolhemos a faixa de menor movimento, mas sabemos que ninguém atravessa o rio à meia-noite por passeio”, disse o engenheiro responsável, Flávio Sento-Sé Rocha. Segundo ele, duas das peças têm fissuras que, sem reparo, obrigariam a limitar o peso dos caminhões.</p>
<h2>O que muda</h2>
<ul>
<li><strong>Ambulâncias, bombeiros e polícia:</strong> passam a qualquer hora; as equipes liberam uma faixa em até seis minutos após o aviso por rádio.</li>
<li><strong>Pedestres e ciclistas:</strong> passarela aberta, com iluminação reforçada.</li>
<li><strong>Barcos:</strong> viagens extras a cada 20 minutos, das 22h30 à 1h e das 4h às 5h30, a R$ 3.</li>
<li><strong>Ônibus:</strong> a última travessia sai às 22h40 dos dois lados.</li>
<li><strong>Caminhões:</strong> áreas de espera com banheiro nas entradas das duas cidades.</li>
</ul>
<p>Na orla, o anúncio dividiu opiniões. A garçonete Tainá Cerqueira, 27, mora do lado baiano e sai do restaurante depois da meia-noite. “O barco resolve até 1h. No sábado, se a casa encher, vou dormir na casa de colega”, disse. O dono do estabelecimento, Ubiratan Leal, prometeu escalar os funcionários da outra margem para o primeiro turno.</p>
<p>O hospital universitário informou que antecipou as trocas de plantão das 23h para as 22h. Em caso de chuva forte, o serviço da noite será suspenso e o prazo, prorrogado. As prefeituras divulgarão boletins diários às 18h, nas redes sociais e no rádio.</p>
`,
  },
  {
    slug: 'sal-avanca-sobre-lotes-irrigados-e-ja-atinge-1870-hectares',
    title: 'Sal avança 67% em cinco anos e já atinge 1.870 hectares em perímetro irrigado de Petrolina',
    summary:
      'Documentos inéditos mostram que só 31 dos 86 km de drenos foram limpos em três anos; famílias trocam uva por coco ou deixam a terra sem plantar.',
    author: 'joana',
    cities: ['petrolina-pe'],
    tags: ['Meio ambiente', 'Agro', 'Água', 'Fruticultura'],
    hoursAgo: 257,
    premium: true,
    content: `
<p>De longe, parece geada. Uma crosta branca cobre os sulcos entre as videiras mortas no lote de Raimundo Nonato Calado, a 40 km do centro de Petrolina, onde a temperatura raramente fica abaixo dos 20 graus. Ele esfrega o torrão entre os dedos, encosta a língua e cospe. “Salgado feito carne de sol”, diz. Dos 6 ha que irriga há 22 anos, 2,5 já não produzem.</p>
<p>O caso se repete no Perímetro Lagoa do Angico, um dos conjuntos de lotes que transformaram a caatinga em vinhedos e pomares com água bombeada do São Francisco. Relatórios de monitoramento obtidos pela reportagem por meio da Lei de Acesso à Informação mostram que a área afetada por excesso de sais passou de 1.120 para 1.870 ha em cinco anos, alta de 67%. É 15% dos 12.400 ha cultivados.</p>
<p>Os documentos, nunca divulgados, indicam também uma causa conhecida pelos técnicos e adiada nos orçamentos. Dos 86 km de drenos coletores, as valas que levam para fora dos lotes o excesso de água, apenas 31 km foram limpos nos últimos três anos. O manual de operação do perímetro manda limpar toda a rede a cada dois.</p>
<h2>Como a terra salga</h2>
<p>A água do São Francisco é doce e considerada de boa qualidade para irrigar. Mesmo assim, carrega uma pequena quantidade de sais. Quando a planta bebe e o sol evapora o resto, eles ficam. Em solos profundos, a chuva ou uma rega mais farta empurram o sal para baixo. Em solos rasos, com rocha a menos de um metro, a água não tem para onde ir: acumula-se, sobe por capilaridade e deixa os minerais na superfície.</p>
<p>“Irrigar sem drenar é como lavar o chão e não puxar a água”, explica a engenheira agrônoma Lucimar Bezerra, pesquisadora em solos da universidade federal. Na avaliação dela, cerca de um quarto da área do perímetro jamais deveria ter recebido irrigação sem drenos enterrados. Os mapas de solo que sustentaram o projeto original foram feitos em escala grande demais para enxergar as manchas rasas dentro de cada lote.</p>
<p>A planta, então, passa sede em terra molhada. O sal segura a água, e a raiz não consegue puxá-la. As folhas queimam nas bordas, os cachos encolhem. A videira está entre as primeiras a sentir; a mangueira resiste um pouco mais; o coqueiro, mais ainda.</p>
<h2>Quem perde primeiro</h2>
<p>Dos 1.140 lotes, 702 são de agricultores familiares, em geral com 6 ha. Eles somam 61% das áreas atingidas. As empresas, com mais capital, instalaram drenagem subterrânea por conta própria, a R$ 14.800 por hectare, e em alguns casos passaram a despejar a água salobra nas valas coletivas, já obstruídas.</p>
<p>Foi o que aconteceu ao lado da família de Ivonete Gama, 46. Há dois anos, a fazenda vizinha pôs tubos perfurados sob o vinhedo. O dreno comum, tomado por taboa, transbordou para o terreno dela. “Eles enxugaram lá, encharcou cá”, conta. Ivonete arrancou a uva, plantou coco em metade da área e arrendou a outra para pasto. A renda mensal, que era de R$ 5.200 em média, caiu para R$ 1.900.</p>
<p>A empresa, procurada, afirmou que tem licença ambiental, que lança volume inferior ao autorizado e que ofereceu máquinas para desobstruir 800 metros da vala, sem receber resposta da administração do perímetro.</p>
<p>O inspetor Edvaldo Rios, que trabalhou 17 anos na manutenção e se aposentou em março, diz que a equipe chegou a ter quatro escavadeiras. Hoje há uma, que passou sete meses parada à espera de uma bomba hidráulica. “A gente escrevia no relatório: trecho crítico. No ano seguinte, copiava a frase”, relata.</p>
<blockquote><p>“O sal não espera licitação. Cada safra sem dreno é mais uma faixa de terra que a gente perde.” — Ivonete Gama, agricultora</p></blockquote>
<h2>R$ 27,7 milhões</h2>
<p>Drenar os 1.870 ha atingidos custaria R$ 27,7 milhões, pelo preço médio pago pelas fazendas. A limpeza dos 55 km pendentes sairia por R$ 1,6 milhão, segundo orçamento anexado a um dos relatórios. No ano passado, o perímetro arrecadou R$ 9,4 milhões com a tarifa de água e aplicou R$ 310 mil em drenagem, pouco mais de 3%.</p>
<p>O gerente do distrito de irrigação, Anselmo Vidal, atribui o quadro à conta de energia das bombas, que consome 58% da receita. “Se eu não pago a luz, no dia seguinte não há água para ninguém. O dreno, infelizmente, deixa a gente adiar”, admite. Ele promete limpar 24 km até o fim do ano e testar <a href="/article/sensor-de-r-86-ouve-canos-e-acha-41-vazamentos">sensores de vazamento</a> para diminuir o desperdício que encharca os lotes mais baixos.</p>
<p>O órgão federal responsável pelo projeto informou que contratou novo mapeamento de solos e que vai propor uma linha de crédito com oito anos de prazo e dois de carência. O Ministério Público abriu procedimento para verificar a destinação da água salobra, que em dois pontos chega a um riacho usado por criadores de cabras.</p>
<p>Existem saídas mais baratas. Em 14 lotes acompanhados pela universidade, a combinação de gesso agrícola, cobertura morta e regas de lavagem, feitas quando o lençol está baixo, reduziu a salinidade em 38% em dois anos. Nenhuma delas funciona, porém, se a água não tiver por onde sair.</p>
<p>Raimundo Nonato tentou o gesso. Depois, com um filho e dois vizinhos, passou nove sábados de enxada na vala que margeia a estrada. Abriram 180 metros. No primeiro domingo, ele conta, desceu para ver se corria. Corria. “Um fiozinho. Fiquei olhando um tempão, feito menino.”</p>
`,
  },
  {
    slug: 'barco-escolar-com-livros-reduz-faltas-nas-ilhas',
    title: 'Barco escolar com biblioteca reduz faltas de 28% para 11% entre alunos das ilhas de Petrolina',
    summary:
      'Serviço atende 148 estudantes de três comunidades ribeirinhas; travessia de 25 minutos virou hora de leitura e de reforço em matemática.',
    author: 'marcos',
    cities: ['petrolina-pe'],
    tags: ['Educação', 'Juventude', 'Literatura'],
    hoursAgo: 9,
    status: 'review',
    content: `
<p>Às 6h05, antes de o motor pegar, Emanuelly já está na página 43. A menina de dez anos escolheu o banco perto da caixa de livros, enfiou os pés debaixo do colete salva-vidas e só vai erguer a cabeça quando o barco encostar no cais, 25 minutos depois. “Se eu ler devagar, dá um capítulo na ida e um na volta”, calcula.</p>
<p>Desde o começo do ano letivo, dois barcos da rede municipal de Petrolina buscam em três ilhas do São Francisco os 148 alunos que antes atravessavam em canoas de parentes ou em embarcações contratadas por viagem. São 61 crianças e adolescentes da Ilha do Meio, 52 da Ilha das Craibeiras e 35 da Ilha do Capim. Pela manhã viajam 83; à tarde, 65.</p>
<p>O efeito aparece na chamada. Segundo a Secretaria Municipal de Educação, as faltas desses estudantes caíram de 28% dos dias letivos para 11%, perto da média da rede, de 9%. O abandono, que no ano anterior tirou 14 alunos da escola, está em dois.</p>
<h2>Vento, canoa e prova perdida</h2>
<p>O transporte não faltava por completo, mas dependia da sorte. Nos meses de vento forte, as canoas pequenas não saíam. Quando a vazão da barragem mudava, o ponto de embarque ficava a 200 metros de lama da água. “Eu perdia prova e diziam que era preguiça”, lembra Wesley, 15, do nono ano.</p>
<p>Os novos barcos têm casco de alumínio, cobertura, 48 lugares, rádio e dois tripulantes além do condutor. Um deles é monitor com formação em magistério. A prefeitura gasta R$ 46 mil por mês com a operação, R$ 311 por aluno. O contrato anterior custava R$ 29 mil e não incluía colete em tamanho infantil.</p>
<h2>A caixa azul</h2>
<p>A biblioteca nasceu de um incômodo da monitora Josineide Passos, 33. Na primeira semana, ela contou 50 minutos diários de espera e travessia por criança. “Dava mais de quatro horas por semana olhando para a água. Que é bonita, eu sei, mas eles já conhecem”, brinca.</p>
<p>Josineide levou 20 livros de casa numa caixa plástica azul, bem vedada. Hoje são 420 volumes, revezados entre os dois barcos, com empréstimo anotado em caderno. Em sete meses, foram registradas 2.367 retiradas e só nove livros não voltaram; um deles, por culpa confessada de um cachorro.</p>
<p>Três vezes por semana, a volta tem matemática. Com fichas imantadas presas à parede do casco, os menores resolvem problemas sobre distância, troco e velocidade da correnteza. A professora Alba Menezes, do quinto ano, diz que notou diferença: “Eles chegam aquecidos. E perderam a vergonha de perguntar, porque no barco não tem fundo de sala”.</p>
<h2>O que ainda falta</h2>
<p>As famílias apontam dois problemas. O cais da Ilha do Capim não tem rampa, e o pai de um menino cadeirante precisa carregá-lo no colo. Além disso, não há viagem à noite para os 37 adultos interessados em voltar a estudar. “Minha filha lê para mim na rede. Eu queria ler para ela”, diz a pescadora Dalvanira Brito, 41.</p>
<p>A secretária executiva de Educação, Mônica Arraes Teles, afirma que a rampa está em licitação, com entrega prevista para o próximo semestre, e que uma turma noturna pode ser aberta dentro da própria ilha, na sede da associação de moradores, se houver 20 inscritos. Até a semana passada, eram 24.</p>
<p>A universidade federal vai acompanhar o projeto por dois anos, para separar o que se deve ao transporte do que se deve à leitura. Emanuelly não espera o resultado. Já avisou à monitora que, até o fim do ano, pretende terminar a prateleira de baixo.</p>
`,
  },
  {
    slug: 'costureira-de-52-anos-vence-travessia-do-sao-francisco',
    title: 'Costureira de 52 anos vence a travessia do São Francisco e derruba recorde de 11 edições',
    summary:
      'Zuleide Maranhão nadou os 3,5 km em 41min18s, à frente de 91 mulheres; prova reuniu 640 atletas em Petrolina e teve 17 resgates sem gravidade.',
    author: 'thiago',
    cities: ['petrolina-pe'],
    tags: ['Esporte', 'Mulheres', 'Natação'],
    hoursAgo: 1093,
    content: `
<p>Faltavam 300 metros quando Zuleide Maranhão deixou de seguir as boias. Em vez de mirar a chegada, como faziam as três adversárias à frente, nadou rumo a um pé de ingazeira rio acima. Parecia erro. A correnteza, porém, empurrou as outras para além do pórtico e as obrigou a voltar contra a água. Zuleide desceu na diagonal e tocou a placa primeiro, com 41min18s.</p>
<p>A costureira de 52 anos venceu a prova feminina de 3,5 km da Travessia do Velho Chico, em Petrolina, e derrubou um recorde que resistia havia 11 edições, de 41min52s. A segunda colocada, a estudante Bruna Alencastro, 19, chegou 23 segundos depois. Nícia Tavora, 34, completou o pódio com 42min06s.</p>
<p>“Aprendi a nadar buscando roupa que a água levava da minha mãe. Quem lava roupa no rio sabe onde ele corre”, disse a campeã, que treina quatro vezes por semana, às 5h, antes de abrir o ateliê no bairro Areia Branca.</p>
<h2>Vento na segunda metade</h2>
<p>A 19ª edição teve 640 inscritos de 11 estados: 402 na distância de 1 km e 238 na de 3,5 km, dos quais 146 homens e 92 mulheres. A largada da prova longa foi antecipada para as 6h40 por causa da previsão de vento, que de fato entrou por volta das 7h15 e levantou marolas de meio metro no trecho final.</p>
<p>Dezessete nadadores foram recolhidos pelos barcos de apoio, quase todos com cãibra ou cansaço. Nenhum precisou ser levado ao hospital, informou o Corpo de Bombeiros, que trabalhou com 44 mergulhadores e guarda-vidas em nove embarcações.</p>
<p>No masculino, Heitor Valadão, 23, ganhou pela segunda vez seguida, com 37min40s. Ele elogiou a organização, mas reclamou das boias. “Duas saíram do lugar. Quem vinha no pelotão de trás nadou uns 100 metros a mais”, afirmou. O diretor da prova, Sílvio Granja, admitiu a falha e disse que a próxima edição terá âncoras mais pesadas.</p>
<h2>Resultados dos 3,5 km</h2>
<p><strong>Feminino</strong></p>
<ol>
<li>Zuleide Maranhão — 41min18s</li>
<li>Bruna Alencastro — 41min41s</li>
<li>Nícia Tavora — 42min06s</li>
</ol>
<p><strong>Masculino</strong></p>
<ol>
<li>Heitor Valadão — 37min40s</li>
<li>Igor Sampaio Leal — 38min02s</li>
<li>Murilo Cangussu — 38min29s</li>
</ol>
<h2>Um prêmio e 14 máquinas</h2>
<p>Os vencedores receberam R$ 4 mil cada um, valor igual para homens e mulheres desde a edição anterior. Zuleide já sabe o destino do dinheiro: consertar duas das 14 máquinas do ateliê, onde trabalham a irmã, duas sobrinhas e dez vizinhas. Foi ali que costurou o próprio maiô, de um retalho laranja. “Para o barco me achar, se eu precisasse”, explicou.</p>
<p>A campeã começou a competir aos 45, depois de uma cirurgia no joelho. O ortopedista receitou piscina; ela pediu para trocar pelo rio, que fica a seis quadras de casa e é de graça. Desde então, faltou a duas travessias, uma por gripe e outra porque era a semana do vestido de noiva da filha.</p>
<p>Para quem quer começar, a prefeitura mantém aulas gratuitas em águas abertas às terças, quintas e sábados, das 5h30 às 7h, com boia e acompanhamento. É preciso ter mais de 16 anos, saber nadar 200 metros e apresentar atestado médico. Há 40 vagas.</p>
`,
  },
  {
    slug: 'carranqueiros-trocam-umburana-por-mangueira-de-pomares',
    title: 'Carranqueiros trocam a umburana da caatinga por mangueiras descartadas dos pomares',
    summary:
      'Doze dos 14 ateliês de Petrolina aderiram à madeira de reúso; aprendizado exigiu secagem de cinco meses e novas ferramentas.',
    author: 'beatriz',
    cities: ['petrolina-pe'],
    tags: ['Cultura', 'Meio ambiente', 'Patrimônio', 'Artesanato'],
    hoursAgo: 1909,
    content: `
<p>A carranca sobre a bancada tem olhos saltados, dentes de sobra e cheiro de fruta. Mestre Belmiro Jatobá, 67, passa a mão na juba recém-entalhada e aproxima o nariz. “Umburana cheira a remédio. Essa aqui cheira a quintal”, compara. A peça saiu de um tronco de mangueira arrancado no ano passado, quando uma fazenda de Petrolina renovou o pomar.</p>
<p>O que começou como teste em um ateliê virou regra em quase todos. Dos 14 carranqueiros em atividade na cidade, 12 deixaram de comprar umburana, árvore da caatinga cuja madeira macia e clara deu corpo às figuras de proa desde os tempos em que elas espantavam maus espíritos nas barcas do São Francisco. Agora, trabalham com mangueiras que seriam queimadas.</p>
<h2>Cada vez mais longe</h2>
<p>A mudança nasceu da escassez. Há 20 anos, lembra Belmiro, o mateiro entregava troncos cortados a duas léguas da cidade. Ultimamente, a madeira vinha de mais de 200 km, fina, rachada e sem documento. O preço triplicou. “E a gente sabia de onde saía. Fingia que não, mas sabia”, diz.</p>
<p>A bióloga Sueli Anunciação, que estuda a vegetação do semiárido, explica que a umburana cresce devagar e é disputada também por abelhas nativas, que fazem ninho em seus ocos. “Quando se derruba uma árvore velha, às vezes se derrubam três colmeias”, afirma.</p>
<p>Do outro lado da cidade sobrava lenha. Pomares de manga são refeitos de tempos em tempos, por idade ou troca de variedade. Só três fazendas ouvidas pela reportagem arrancaram 1.900 pés nos últimos 12 meses. Parte vira carvão; o resto, cinza.</p>
<h2>Madeira teimosa</h2>
<p>A mangueira não se entregou fácil. Mais dura e cheia de água, rachava ao secar. Das primeiras 40 peças, 13 se abriram ao meio, algumas já pintadas. Os artesãos pediram ajuda ao curso técnico de um instituto federal, que montou um galpão com parede de tela e controle de umidade.</p>
<p>O método que deu certo é lento:</p>
<ol>
<li>o tronco é serrado em toras de 60 cm, e as pontas recebem uma camada de cera de carnaúba;</li>
<li>um furo no centro, onde a carranca não mostra, alivia a tensão da madeira;</li>
<li>as toras passam cinco meses à sombra e são viradas toda semana.</li>
</ol>
<p>Com isso, as perdas caíram para 8%. Foi preciso ainda trocar o ferramental. As goivas herdadas dos pais perdiam o fio em uma manhã, e um ferreiro da feira passou a fazer lâminas de mola de caminhão.</p>
<p>Rosália Umbuzeiro, 39, única mulher a chefiar um dos ateliês, mudou também o desenho. Os veios escuros da mangueira, que ela no início escondia com tinta, viraram rugas e bigodes. “Deixei de brigar. Onde tem nó, ponho um olho”, conta. As carrancas sem pintura já respondem por metade das encomendas dela.</p>
<h2>Autêntica ou não?</h2>
<p>Dois ateliês resistem. Antônio Firmo, 74, diz que compra umburana apenas de árvores tombadas, com nota, e que prefere fazer menos. “Carranca é essa madeira. Mudou a madeira, é outra coisa, pode até ser bonita”, argumenta.</p>
<p>A historiadora Geovana Prates, que pesquisa as embarcações do rio, discorda com delicadeza. Segundo ela, há registros de figuras de proa em cedro, em umburana e até em pedaços de mastro. “O barqueiro usava o que tinha na margem. Aproveitar a mangueira, que hoje é a árvore da margem, talvez seja o gesto mais tradicional de todos.”</p>
<p>Os 12 ateliês criaram um selo, queimado a ferro na base, com o nome do artesão e o da fazenda de origem do tronco. As peças custam de R$ 60 a R$ 2.800 e podem ser vistas no galpão coletivo, perto do porto, de terça a domingo, das 9h às 18h. Aos sábados, às 10h, há demonstração de entalhe. A entrada é gratuita.</p>
`,
  },
]
