import type { DemoArticle } from '../demo-article.ts'

export const articles: DemoArticle[] = [
  {
    slug: 'tarifa-zero-aos-domingos-aumenta-passageiros-em-caxias',
    title: 'Tarifa zero aos domingos aumenta em 43% o número de passageiros nos ônibus de Caxias do Sul',
    summary:
      'Média passa de 21.400 para 30.600 embarques em três meses de teste, que custaram R$ 1,53 milhão; Câmara decide até o dia 30 se o benefício se torna permanente.',
    author: 'helena',
    cities: ['caxias-do-sul-rs'],
    tags: ['Transporte público', 'Cidade', 'Política'],
    hoursAgo: 12,
    content: `
<p>Depois de 13 domingos sem cobrança de passagem, os ônibus urbanos de Caxias do Sul transportam 43% mais gente nesse dia da semana. A média de embarques subiu de 21.400 para 30.600, segundo o balanço apresentado pela Secretaria de Trânsito à Câmara Municipal, que tem até o dia 30 para decidir se a tarifa zero dominical se torna permanente.</p>
<p>O teste custou R$ 1,53 milhão em subsídio, o equivalente a R$ 117,7 mil por domingo. É o que a concessionária arrecadaria com os 21.400 passageiros de antes, à tarifa de R$ 5,50. Os 9.200 embarques adicionais não geraram pagamento, porque o acordo manteve o mesmo número de viagens.</p>
<p>Esse é justamente o ponto em discussão. Em cinco das 34 linhas dominicais, a lotação superou o limite previsto em contrato, sobretudo entre 14h e 18h. A que liga o bairro Desvio Rizzo ao centro teve passageiros deixados na parada em três domingos. “O sucesso criou fila. Não podemos oferecer gratuidade a quem vê o ônibus passar cheio”, disse a secretária Noeli Bertuol.</p>
<p>A proposta enviada aos vereadores acrescenta 22 viagens nessas linhas, o que elevaria o custo para R$ 131 mil por domingo, ou R$ 6,8 milhões em um ano de 52 semanas. O dinheiro viria da receita do estacionamento rotativo e de um corte em publicidade oficial.</p>
<h2>Parque, missa e primeiro emprego</h2>
<p>Uma pesquisa com 1.200 usuários indicou que 41% aproveitaram a gratuidade para lazer, 24% para visitar parentes, 19% para trabalhar, 9% para ir a cultos e 7% por outros motivos. Três em cada dez disseram que, sem ela, ficariam em casa. O transporte pesa em outras decisões: numa escola técnica da cidade, o horário do último ônibus era o segundo motivo de quem <a href="/article/curso-noturno-forma-27-mulheres-em-usinagem-em-caxias">abandonava cursos noturnos</a>.</p>
<p>Rosane Maschio, de 46 anos, seria uma delas. Levou os dois netos ao parque pela primeira vez no ano. “Ida e volta, eram R$ 33. Com esse dinheiro, eu compro o lanche e ainda sobra”, calculou a moradora da zona norte.</p>
<p>O vereador Ildo Scariot, relator na comissão de orçamento, afirmou que votará a favor se a fonte dos recursos ficar fixada em lei. Já a vereadora Tânia Furlanetto quer limitar o benefício a quem tem cartão cadastrado, para evitar fraudes na contagem. Comerciantes do centro pedem o contrário: acesso sem cadastro, inclusive para visitantes.</p>
<p>Enquanto a votação não ocorre, a gratuidade continua em caráter provisório. No próximo domingo, as cinco linhas mais cheias terão reforço de seis carros, das 13h30 às 19h.</p>
`,
  },
  {
    slug: 'serrana-vence-ervateiro-na-prorrogacao-e-vai-a-final-da-taca-sul',
    title: 'Serrana vence o Ervateiro na prorrogação, faz 4 a 3 e leva Caxias à final da Taça Sul de futsal',
    summary:
      'Equipe caxiense esteve duas vezes atrás do time de Chapecó (SC), empatou a 38 segundos do fim e marcou o gol da vaga com o goleiro; decisão começa no sábado.',
    author: 'thiago',
    cities: ['caxias-do-sul-rs', 'chapeco-sc'],
    tags: ['Esporte', 'Futsal'],
    hoursAgo: 36,
    content: `
<p>Faltavam 38 segundos, e parte da torcida já descia a arquibancada. Foi quem mais perdeu. Com um gol no fim do tempo normal e outro na prorrogação, a Serrana, de Caxias do Sul, venceu o Ervateiro, de Chapecó (SC), por 4 a 3, em casa, e está na final da Taça Sul de futsal. O jogo de ida, em Santa Catarina, havia terminado em 2 a 2.</p>
<p>Diante de 2.870 pessoas, o time da casa começou melhor e saiu na frente aos 4 minutos, num chute cruzado do ala Dudu Menegat. O Ervateiro não se abalou. Empatou aos 11, com o pivô Maicon, de costas para o gol, e virou aos 17, em jogada ensaiada de lateral que terminou nos pés de Renan. O intervalo chegou com 2 a 1 para os visitantes e um silêncio desconfortável no ginásio.</p>
<h2>Cinco na linha</h2>
<p>A Serrana igualou aos 7 minutos do segundo tempo, com Vitinho, em contra-ataque. Mas, aos 14, o fixo Jean, do Ervateiro, acertou um chute de longe que desviou no caminho: 3 a 2. Restavam menos de seis minutos, e o técnico Ademar Piccoli pôs o goleiro Luan Toigo a jogar na quadra adversária.</p>
<p>O recurso é conhecido e perigoso. Por duas vezes, o Ervateiro roubou a bola e chutou para o gol vazio; numa delas, acertou a trave. Na troca de passes seguinte, Dudu encontrou espaço no segundo pau e empatou, a 38 segundos do fim.</p>
<p>Na prorrogação, o gol da classificação saiu no minuto final da primeira etapa. E foi de Luan. O goleiro avançou sem marcação, ameaçou o passe e bateu rasteiro, no canto. “Todo mundo esperava que eu tocasse. Eu também”, disse ele, de 33 anos, no primeiro gol da carreira em jogo eliminatório.</p>
<h2>Catarinenses reclamam e aplaudem</h2>
<p>O treinador do Ervateiro, Sandro Vivian, reclamou de uma falta não marcada no lance do terceiro gol da Serrana, mas reconheceu o mérito do rival. “Tivemos a bola do jogo na trave. Quem quer final precisa fazer o quarto”, afirmou. O time volta a Chapecó, onde disputa, na semana que vem, as quartas de final do torneio estadual.</p>
<p>Cerca de 240 torcedores viajaram em cinco ônibus do Oeste catarinense à Serra, num percurso de mais de sete horas. Ao fim, aplaudiram as duas equipes e foram convidados pela organizada local para dividir o galeto no pátio. “A gente veio para comemorar e acabou jantando”, brincou o comerciário Everton Zeni, de 29 anos.</p>
<h2>A final</h2>
<p>A Serrana decide o título contra o Litoral Paranaense. A ida será no sábado, às 19h, em Caxias; a volta, no sábado seguinte, às 18h, fora de casa. O ala Vitinho, que recebeu o terceiro cartão amarelo, não joga a primeira partida. Os 3.100 ingressos, a R$ 30, com meia-entrada a R$ 15, começam a ser vendidos dois dias antes, às 9h, na bilheteria do ginásio. Cada pessoa poderá comprar até quatro.</p>
`,
  },
  {
    slug: 'jovens-de-caxias-tiram-o-talian-da-cozinha-dos-avos',
    title: 'Jovens de Caxias do Sul tiram o talian da cozinha dos avós e o levam ao palco e ao podcast',
    summary:
      'Três turmas reúnem 64 alunos em torno da língua que a escola um dia castigou. Com gravador em punho, eles já entrevistaram 118 falantes e descobriram histórias que as famílias calavam.',
    author: 'beatriz',
    cities: ['caxias-do-sul-rs'],
    tags: ['Cultura', 'Juventude', 'Patrimônio', 'Comportamento'],
    hoursAgo: 424,
    premium: true,
    content: `
<p>Durante 17 anos, Bruna Zanrosso achou que a avó falava errado. Em casa, no interior de Caxias do Sul, dona Ermínia trocava os erres, comia vogais, dizia “polenta brustolada” e “varda che roba” e pedia desculpas à visita. Há um ano e meio, numa sala da biblioteca municipal, a neta viu no quadro a mesma frase, com acentos e tudo, e levantou a mão. “Perguntei se aquilo tinha gramática. O professor respondeu: ‘Tem gramática, dicionário e saudade’. Fui para casa e pedi desculpas a ela.”</p>
<p>Bruna, hoje com 19 anos, é uma das 64 pessoas inscritas nas três turmas de talian mantidas por uma associação cultural com apoio da universidade. São 24 iniciantes, 22 no nível intermediário e 18 no avançado. A idade média é de 23 anos. Quando o curso abriu, seis anos atrás, havia nove alunos, e o mais novo tinha 61.</p>
<p>Nascido da convivência entre imigrantes de diferentes regiões do norte da Itália, com base no vêneto e muitas palavras do português, o talian é reconhecido como referência cultural brasileira e tem estatuto de língua cooficial em municípios da Serra. Nas casas, a situação é menos solene: os que o aprenderam no berço têm, em geral, mais de 60 anos, e quase todos criaram os filhos em português.</p>
<h2>Um grão de milho por palavra</h2>
<p>O motivo desse corte apareceu aos poucos, nas entrevistas que os próprios estudantes fizeram. A tarefa do primeiro semestre é gravar um falante da família ou da vizinhança por pelo menos 40 minutos. Já são 118 depoimentos. Em 71 deles, segundo a contagem da turma, surge a palavra <em>vergogna</em>, vergonha.</p>
<p>Durante o Estado Novo, falar em público as línguas dos imigrantes foi proibido, e houve prisões na colônia. Mesmo depois, a escola se encarregou de prolongar o medo. Avelino Soldatelli, de 88 anos, contou ao bisneto que, a cada palavra dita em talian no recreio, ajoelhava-se sobre um grão de milho. “Eu era falador. Levava uma espiga”, disse ele na gravação, antes de ficar 15 segundos calado.</p>
<p>O silêncio ficou no arquivo. “Combinamos não cortar nada. A pausa também é um documento”, explica o linguista Renato Bortolin, de 52 anos, que coordena as turmas.</p>
<h2>“Ciàcole” para ouvir no ônibus</h2>
<p>Das gravações saiu a ideia do podcast. O <em>Ciàcole</em> — conversas fiadas — tem episódios de 20 minutos em que dois jovens tentam manter um papo inteiro na língua dos avós, e um convidado mais velho corrige, ri e se irrita. São 37 edições e uma média de 4.200 audições por episódio. O recorde, com 19 mil, discute uma questão que divide famílias: o que vai primeiro no radicci, o toucinho ou o vinagre.</p>
<p>Matheus Fochesatto, de 24 anos, torneiro numa metalúrgica, apresenta o programa e cuida da edição, de madrugada. Filho de pais vindos da Campanha, sem antepassados italianos, aprendeu a língua na fábrica. “Os três colegas mais velhos do setor só contavam piada em talian. Estudei para saber se era de mim”, diz. Era.</p>
<p>A presença de gente sem sobrenome italiano é uma das novidades. Eles são 19 dos 64 alunos. Entre eles está a senegalesa Aïssatou Diop, de 31 anos, cabeleireira, que fala wolof, francês e português e resolveu acrescentar a quarta língua por causa das clientes. “Uma senhora chorou quando perguntei, em talian, se a água estava quente. Achei que a tinha queimado”, lembra.</p>
<h2>No palco, sem caricatura</h2>
<p>Há mais de um século, as famílias se juntavam à noite para descascar milho, rezar e contar histórias de assombração. Era o <em>filò</em>. Em Caxias, ele virou peça. <em>La stansa de le strighe</em>, o quarto das bruxas, escrita pela turma avançada a partir de 14 entrevistas, tem sessões lotadas num galpão do bairro Ana Rech desde a estreia, há dois meses.</p>
<p>A direção recusou a figura do colono engraçado, de bochecha vermelha e garrafão na mão. No lugar dela, há uma parteira, uma moça que não quer casar e um rapaz que volta da cidade sem conseguir pedir pão na língua da mãe.</p>
<blockquote><p>“Rimos muito do nosso sotaque. Faltava alguém nos levar a sério durante uma hora e dez.” — Silvana Mussoi, diretora da peça</p></blockquote>
<p>Nem todos aplaudem o método. Para a professora aposentada Gema Tonietto, de 79 anos, que ensinou catequese em talian, os jovens “falam como quem leu”. Ela implica, em especial, com a grafia unificada. “Na minha linha se dizia de um jeito, na do outro lado do rio, de outro. No papel, ficou tudo irmão.” Bortolin concorda em parte. A ortografia, argumenta, foi o preço de caber num livro, e o arquivo sonoro existe para que as diferenças não se percam.</p>
<h2>O que falta</h2>
<p>O curso custa R$ 92 mil por ano, dos quais R$ 60 mil vêm de um edital que termina em março, e o restante, de mensalidades de R$ 45 e de doações. A associação pediu à prefeitura que inclua oficinas em quatro escolas municipais. A Secretaria de Educação respondeu que vai testar a proposta em duas, no contraturno, com 50 vagas.</p>
<p>Enquanto isso, o ensino segue também no sentido contrário. Aos 82 anos, dona Ermínia matriculou-se na turma iniciante. Fala melhor que o professor, mas nunca tinha escrito uma linha na própria língua. Na primeira prova, um ditado de 20 palavras, errou três. Levou a folha para casa, prendeu na geladeira e mostrou à neta. Embaixo da nota, escreveu, sem pedir desculpas a ninguém: <em>ndemo vanti</em>. Vamos em frente.</p>
`,
  },
  {
    slug: 'vinicolas-de-caxias-e-petrolina-trocam-mudas-e-enologos',
    title: 'Vinícolas de Caxias do Sul e Petrolina fecham acordo para trocar mudas e enólogos',
    summary:
      'Projeto de R$ 3,6 milhões reúne 17 empresas e duas áreas experimentais; Serra busca uvas que suportem o calor, e o Vale do São Francisco quer espumantes mais longevos.',
    author: 'rafael',
    cities: ['caxias-do-sul-rs', 'petrolina-pe'],
    tags: ['Economia', 'Agro', 'Vinho', 'Ciência'],
    hoursAgo: 944,
    content: `
<p>Numa ponta do acordo, colhe-se uma vez por ano, e a geada tira o sono. Na outra, há irrigação, sol quase o ano inteiro e até duas safras por parreira. Separadas por mais de 3 mil quilômetros de estrada, vinícolas de Caxias do Sul e de Petrolina (PE) assinaram um programa de cooperação para aprender uma com a outra aquilo que o próprio clima não ensina.</p>
<p>O projeto terá 24 meses e custará R$ 3,6 milhões. Metade virá de um fundo público de inovação, R$ 1,08 milhão das empresas e R$ 720 mil das universidades e dos governos estaduais, em equipamentos e horas de laboratório. Participam 11 vinícolas da Serra Gaúcha e seis do Vale do São Francisco, todas de pequeno ou médio porte.</p>
<p>“Durante anos, um olhou o outro como concorrente exótico. Nosso problema não é o vizinho distante, é o consumidor que ainda acha que vinho brasileiro é uma coisa só”, afirmou a enóloga Letícia Comparin, presidente da associação caxiense que lidera o grupo.</p>
<h2>O calor subiu a serra</h2>
<p>O interesse gaúcho tem razões práticas. Nas 11 propriedades, o período entre a brotação e a colheita das uvas brancas encurtou nove dias na última década, segundo registros das próprias empresas. A fruta amadurece com mais açúcar e menos acidez, o que prejudica a base dos espumantes, principal produto da maioria delas.</p>
<p>Petrolina convive com o calor desde a primeira muda. Ali, os técnicos aprenderam a manejar a sombra das folhas, a escolher porta-enxertos e a programar a poda para que o cacho não amadureça nas semanas mais quentes. “A gente decide o mês da colheita com a tesoura e o registro de água”, disse o agrônomo Gilvan Coelho, responsável pela parte pernambucana. “O que nos falta é tempo de adega. Eles têm gerações de erro e acerto guardadas em garrafa.”</p>
<p>Daí o interesse do sertão nas técnicas de segunda fermentação e de guarda. Os espumantes do Vale costumam ser vendidos jovens, em até um ano. A intenção é lançar, ao fim do programa, um rótulo com 18 meses de maturação.</p>
<h2>Seis hectares de teste</h2>
<p>Serão plantados 6 hectares experimentais, três em cada região, com as mesmas oito variedades. Sensores vão medir temperatura, umidade do solo e insolação, e os dados ficarão abertos a qualquer produtor. As mudas passarão por quarentena antes da viagem, para evitar a introdução de doenças. É a etapa mais lenta, de até cinco meses.</p>
<p>Dez profissionais também vão viajar: cinco enólogos da Serra passarão dois meses por ano em Petrolina, e cinco técnicos do Vale acompanharão a vindima em Caxias. O caxiense Fabrício Andreazza, de 28 anos, embarca no primeiro grupo. Nunca viu uma parreira florida e outra carregada no mesmo dia, coisa comum nos lotes irrigados. “Meu pai não acredita. Pediu para eu filmar”, contou.</p>
<p>A economista Priscila Amorim, que estuda o setor, considera o acordo promissor, mas lembra que intercâmbio técnico não resolve o preço. Pelos cálculos dela, impostos e garrafa respondem por mais da metade do valor de um espumante nacional de R$ 60 na prateleira. “Se a qualidade subir e o custo não cair, o ganho pode ficar restrito a quem já compra”, avaliou.</p>
<h2>Compra conjunta</h2>
<p>Uma das cláusulas tenta responder à objeção. As 17 empresas vão comprar juntas garrafas, rolhas e leveduras, num volume inicial de 1,9 milhão de unidades de vidro. A estimativa é pagar de 8% a 12% menos do que nas encomendas individuais. A primeira cotação sai em 60 dias.</p>
<p>O plantio começa no fim da quarentena. Os vinhos experimentais, feitos em lotes de 200 litros, serão provados às cegas por consumidores das duas cidades. Na mesa da assinatura, já houve um ensaio informal: quatro taças sem rótulo, duas de cada região. Dos nove convidados, cinco erraram a origem de pelo menos uma.</p>
`,
  },
  {
    slug: 'araucaria-enxertada-da-pinhao-em-sete-anos-na-serra',
    title: 'Araucária enxertada dá pinhão em sete anos e anima produtor de Caxias a plantar em vez de cortar',
    summary:
      'Pesquisa acompanha 3.200 árvores em 41 propriedades da Serra; renda por hectare já se aproxima à do milho, mas cientistas alertam para o risco de pomares iguais demais.',
    author: 'joana',
    cities: ['caxias-do-sul-rs'],
    tags: ['Ciência', 'Meio ambiente', 'Agricultura familiar'],
    hoursAgo: 1532,
    content: `
<p>Darci Slomp arrancou muitas araucárias na vida. Fazia isso com a enxada, quando tinham um palmo de altura, antes que alguém as visse. “Pinheiro grande, a lei não deixa tirar. Então o colono não deixava crescer”, explica o agricultor de 64 anos, no interior de Caxias do Sul. Hoje, ele tem 180 delas, em fileiras, com plaquinhas numeradas. A de número 14 chega à altura do telhado do galpão e já deu nove pinhas.</p>
<p>A árvore tem 7 anos. Nascida de semente e deixada por conta própria, uma araucária costuma levar de 12 a 20 para produzir os primeiros pinhões. O atalho é o enxerto: sobre a muda jovem, encaixa-se um broto retirado da copa de uma planta adulta, que conserva a idade da mãe. A técnica não é nova. A novidade está na escala do teste, conduzido pela universidade em 41 propriedades da Serra, com 3.200 árvores de diferentes idades.</p>
<p>O balanço divulgado nesta semana mostra que 1.184 delas, ou 37%, já frutificaram. Entre as que passaram dos 7 anos, a proporção chega a 82%.</p>
<h2>Escolher a mãe, a altura e o mês</h2>
<p>A araucária tem os sexos separados: só as fêmeas dão pinhão, e não há como distingui-las enquanto são jovens. “Quem planta a semente descobre depois de 15 anos que criou um macho. O enxerto acaba com essa loteria”, diz a engenheira florestal Elis Rigotto, coordenadora do estudo. No pomar, bastam um ou dois machos para cada dez fêmeas, dispostos do lado de onde sopra o vento.</p>
<p>Outra vantagem é o porte. Como o broto vem da copa, a planta ramifica cedo e fica mais baixa. As pinhas podem ser colhidas de uma escada, a 4 ou 5 metros, e não a 20, de esporas nos pés. O Corpo de Bombeiros atendeu 13 quedas de coletores na região nos últimos três anos, duas delas fatais.</p>
<p>A equipe selecionou ainda árvores que amadurecem em épocas diferentes. Com isso, respeitado o período legal de colheita, a safra de um mesmo produtor pode se estender por quase quatro meses.</p>
<h2>A conta do colono</h2>
<p>Aos 10 anos, cada fêmea produziu em média 12 quilos. Com 150 por hectare, são 1.800 quilos, vendidos a R$ 6,50 na propriedade: R$ 11.700 brutos. Descontados os custos, sobram perto de R$ 5.900 por hectare, contra R$ 6.200 do milho nas mesmas encostas em um ano bom. A diferença diminui à medida que a árvore cresce.</p>
<p>Enquanto isso não ocorre, os agricultores plantam erva-mate, amora e feijão nas entrelinhas. Ivete Tessaro, de 50 anos, soltou ovelhas. “O pinhão paga a faculdade da minha filha daqui a cinco anos. As ovelhas pagam a luz neste mês”, compara.</p>
<p>Para que o plantio não volte a ser visto como armadilha, cada pomar é registrado no órgão ambiental como floresta plantada, com mapa e número de mudas, o que permite o manejo. Araucárias nativas continuam protegidas, inclusive dentro da mesma propriedade. O registro leva de 40 a 60 dias e é gratuito.</p>
<h2>O perigo da árvore perfeita</h2>
<p>Enxertar é copiar. Se todos quiserem filhas da mesma planta campeã, um fungo ou uma seca poderá atingir o conjunto de uma só vez. Por isso, o projeto usa 26 matrizes e exige pelo menos oito em cada pomar.</p>
<blockquote><p>“Pomar não é floresta. Se alguém disser que isto substitui a mata, está enganado ou está vendendo muda.”</p></blockquote>
<p>O aviso é da geneticista Noeli Caon, que não participa da pesquisa, mas a considera útil por diminuir a pressão sobre os pinhões silvestres. Deles dependem gralhas, cutias e papagaios. Um levantamento em curso vai medir quanto da safra os animais levam dos pomares. Darci adianta o resultado: “Da número 14, a gralha comeu duas pinhas. Ficaram sete. Está pago o aluguel dela”.</p>
<p>A universidade oferecerá cursos de enxertia a partir do próximo mês, com 25 vagas por turma e inscrição nos escritórios de extensão rural. Haverá 6 mil brotos para distribuição, no máximo 40 por família.</p>
`,
  },
  {
    slug: 'curso-noturno-forma-27-mulheres-em-usinagem-em-caxias',
    title: 'Curso noturno forma 27 mulheres em usinagem em Caxias do Sul, e 19 já têm emprego na área',
    summary:
      'Com creche no prédio e aulas das 19h às 21h30, primeira turma feminina de usinagem do polo tem idade média de 38 anos; salário das contratadas subiu 48%.',
    author: 'marcos',
    cities: ['caxias-do-sul-rs'],
    tags: ['Educação', 'Trabalho', 'Mulheres', 'Economia'],
    hoursAgo: 2092,
    content: `
<p>O torno parou, e ninguém conversou enquanto a instrutora encostava o micrômetro na peça. O desenho pedia 24 milímetros, com tolerância de dois centésimos. O visor mostrou 24,01. Sirlei Andrighetti, de 49 anos, soltou o ar. “Passei 20 anos costurando jaqueta. Sempre me disseram que eu tinha mão boa; ninguém disse que servia para isto”, contou, limpando o cavaco da bancada.</p>
<p>Ela e outras 26 mulheres acabam de receber o diploma da primeira turma feminina de operação de torno e fresa de uma escola técnica pública de Caxias do Sul. Foram 640 horas de aula em 16 meses, sempre à noite. Antes mesmo da formatura, 19 já estavam contratadas por metalúrgicas da cidade, um dos maiores polos do setor no país.</p>
<p>A idade média é de 38 anos. Havia costureiras, diaristas, operadoras de caixa, uma professora de dança e três mulheres que nunca tinham trabalhado fora. Das 32 que começaram, cinco desistiram, índice de 16%. Nos cursos noturnos mistos da mesma escola, a evasão chega a 41%.</p>
<h2>A creche veio antes do torno</h2>
<p>A diferença começou a ser desenhada antes da matrícula. A direção procurou 60 mulheres que haviam abandonado outros cursos e perguntou o motivo. Em primeiro lugar, apareceu “não tinha com quem deixar os filhos”; em segundo, “o último ônibus”. O conteúdo das aulas veio em sétimo.</p>
<p>“Nós discutíamos material didático, e elas estavam olhando o relógio”, reconhece a diretora, Jussara Pontel. A escola, então, antecipou o fim das aulas das 22h40 para as 21h30, estendeu o curso em quatro meses para compensar e transformou o depósito da biblioteca numa sala de acolhimento, com duas recreadoras e jantar para até 25 crianças. O custo foi de R$ 11.400 por mês, dividido entre a rede estadual e um fundo mantido por sete indústrias.</p>
<p>O resultado apareceu na chamada. A frequência média foi de 91%. Das cinco que saíram, duas mudaram de cidade, duas tiveram problemas de saúde e uma conseguiu vaga em outro curso.</p>
<h2>Botina número 35</h2>
<p>Nas empresas, a chegada das novas operadoras revelou pequenas ausências. Numa delas, não havia vestiário feminino no pavilhão da usinagem. Em outra, a menor botina de segurança do almoxarifado era número 38. “Trabalhei a primeira semana com duas meias”, lembra Cristiane Boff, de 34 anos, mãe de gêmeos e hoje responsável por um torno computadorizado que produz eixos para máquinas agrícolas.</p>
<p>O salário médio das 19 contratadas passou de R$ 1.940, no emprego anterior, para R$ 2.870, um ganho de 48%. A gerente industrial Eliana Bisol, que admitiu cinco delas, diz que não foi favor. “Tenho 14 vagas de usinagem abertas há oito meses. Recebi gente formada, que chega na hora e mede duas vezes antes de cortar”, afirma. Segundo o sindicato das empresas, faltam cerca de 900 operadores qualificados no município.</p>
<p>Já o sindicato dos trabalhadores comemora, com um porém. Levantamento da entidade mostra que as mulheres são 22% da categoria, mas apenas 6% entre os que operam máquinas. Nas funções de liderança, 4%. “Entrar é a primeira porta. A segunda, a da promoção, continua emperrada”, avalia a diretora Marisa Camassola, ela própria soldadora há 23 anos.</p>
<h2>Oito ainda procuram</h2>
<p>Entre as formadas sem vaga, a maioria esbarra no turno. As indústrias oferecem postos da tarde para a noite, quando não há creche. A escola negocia com a prefeitura a abertura da sala de acolhimento também a filhos de trabalhadoras, das 17h à meia-noite. Um projeto-piloto, com 30 vagas, pode sair no próximo semestre.</p>
<p>As inscrições para a segunda turma vão até o dia 30. São 40 vagas, quatro delas para mulheres com deficiência, e exige-se apenas o ensino fundamental completo:</p>
<ul>
<li><strong>Onde:</strong> na secretaria da escola, das 13h às 21h, de segunda a sexta-feira.</li>
<li><strong>Documentos:</strong> identidade, CPF, histórico escolar e comprovante de residência.</li>
<li><strong>Seleção:</strong> por sorteio público, uma semana depois do encerramento.</li>
</ul>
<p>Sirlei começa na segunda-feira, numa fábrica de componentes para ônibus. Pediu para ficar com a peça da prova. Está sobre a máquina de costura, que não vendeu. “Uma pagou a outra”, diz.</p>
`,
  },
]
