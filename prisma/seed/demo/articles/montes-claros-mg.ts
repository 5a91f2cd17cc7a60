import type { DemoArticle } from '../demo-article.ts'

export const articles: DemoArticle[] = [
  {
    slug: 'cooperativa-do-pequi-inaugura-fabrica-em-montes-claros',
    title: 'Cooperativa do pequi inaugura fábrica em Montes Claros e triplica capacidade de produção',
    summary:
      'Unidade de R$ 7,3 milhões vai beneficiar 900 toneladas por safra e pagar R$ 31 pela caixa do fruto, que o atravessador compra por R$ 18.',
    author: 'rafael',
    cities: ['montes-claros-mg'],
    tags: ['Agro', 'Agricultura familiar', 'Economia', 'Gastronomia'],
    hoursAgo: 10,
    content: `
<p>O cheiro chega antes da placa. A 14 km do centro de Montes Claros, numa curva da estrada que leva aos gerais, a Cooperativa Chão de Pequi inaugurou a fábrica com que pretende mudar o destino do pequi colhido por 312 famílias de 23 comunidades. A unidade pode beneficiar 900 toneladas por safra, mais de três vezes as 260 processadas até o ano passado em um galpão alugado.</p>
<p>O investimento foi de R$ 7,3 milhões: R$ 4,5 milhões financiados por um banco de desenvolvimento, R$ 1,9 milhão de um edital estadual de agroindústria e R$ 900 mil poupados pelos próprios cooperados ao longo de seis anos. A linha tem câmara fria, despolpadeira, prensa para óleo e uma cozinha industrial de conservas.</p>
<p>A diferença aparece na caixa. O atravessador que percorre as estradas na época da colheita paga, em média, R$ 18 por 25 kg de fruto. A cooperativa vai pagar R$ 31, com acerto em 15 dias. Se operar com capacidade cheia, a fábrica comprará 36 mil caixas e distribuirá R$ 1,116 milhão — cerca de R$ 3,6 mil por família na safra, sem contar a divisão das sobras no fim do exercício.</p>
<p>“Meu avô vendia pequi na beira do asfalto e voltava com o que não vendia. Perdia-se metade”, recorda a presidente da cooperativa, Lindaura Rocha, 44, extrativista desde menina. “Agora o fruto que chega maduro demais vira óleo, o caroço vira ração e a casca volta para o pé como adubo.”</p>
<h2>Do óleo à merenda</h2>
<p>Metade da produção já tem comprador. Doze municípios do norte de Minas incluíram a polpa congelada na alimentação escolar, e duas redes de supermercados contrataram conservas. O óleo, vendido a R$ 74 o litro, é disputado por cozinheiros e pela indústria de cosméticos. Uma primeira carga de 3 toneladas deve ser exportada no próximo semestre, em teste, para um distribuidor europeu.</p>
<p>A certificação sanitária foi o degrau mais alto. “O saber fazer elas tinham, e melhor do que nós. O que faltava era azulejo, laudo e rótulo”, diz o engenheiro de alimentos Cássio Fróes, do campus local da universidade federal, que acompanhou o projeto. Das 48 vagas fixas da fábrica, 35 são ocupadas por mulheres.</p>
<h2>O pé que precisa ficar</h2>
<p>Mais demanda traz um risco conhecido: a colheita do fruto ainda verde, derrubado a vara, que rende menos e enfraquece a árvore. O regulamento da cooperativa só aceita pequi caído no chão e manda deixar dois em cada dez frutos para os bichos e para a germinação. Fiscais das próprias comunidades visitam as áreas, e o cooperado flagrado duas vezes perde a cota do ano.</p>
<p>A bióloga Sandra Meira, que estuda o cerrado da região, considera a regra boa, mas insuficiente. “O pequizeiro leva de seis a oito anos para dar a primeira carga. Onde se derruba cerrado, não há acordo de coleta que resolva”, adverte. Segundo ela, a área de pequizais nativos no entorno do município encolheu 22% em duas décadas. A cooperativa mantém um viveiro e promete entregar 15 mil mudas por ano aos associados.</p>
<p>A fábrica abre para visitas de escolas às quartas-feiras. A loja, na entrada, funciona de segunda a sábado, das 8h às 17h.</p>
`,
  },
  {
    slug: 'escola-rural-alterna-15-dias-de-aula-e-15-de-roca-e-zera-evasao',
    title: 'Escola rural alterna 15 dias de aula e 15 de roça e zera evasão no norte de Minas',
    summary:
      'Com 164 alunos de nove municípios, unidade próxima a Montes Claros une ensino médio e técnico; oito em cada dez formados continuam no campo ou na universidade.',
    author: 'marcos',
    cities: ['montes-claros-mg'],
    tags: ['Educação', 'Juventude', 'Agricultura familiar'],
    hoursAgo: 14,
    status: 'draft',
    content: `
<p>Na prova de biologia de Kauã Mendes, 16, a questão principal estava viva e pesava 38 quilos. Ele teve de explicar à banca — dois professores e o próprio pai — por que a cabra da família perdia cria, o que mudou na alimentação do rebanho e quanto custou. Tirou 9,2. “Perdi ponto porque errei a conta do sal mineral”, admite.</p>
<p>Kauã cursa o segundo ano na escola família agrícola instalada a 32 km da sede de Montes Claros, onde os estudantes passam 15 dias em regime de internato e 15 em casa, aplicando o que aprenderam. O método, chamado de pedagogia da alternância, não é novo. O resultado, sim: no ano passado, pela primeira vez desde a fundação, há 19 anos, nenhum dos 164 alunos abandonou os estudos.</p>
<h2>O caderno que vai e volta</h2>
<p>A engrenagem do modelo é um caderno. Nele, a cada saída, o jovem leva uma pergunta para investigar com a família: de onde vem a água, quem decide o que plantar, quanto se gasta com veneno. Na volta, as respostas viram aula. “Quando 40 meninos trazem 40 contas de luz, a matemática deixa de ser abstrata”, diz a diretora, Gislene Figueiredo.</p>
<p>Os professores também viajam. Cada família recebe ao menos duas visitas por ano, o que significa percorrer estradas de nove municípios. A mais distante fica a 140 km. É nessas visitas, conta o professor de agroecologia Darlan Pimenta, que se descobre o motivo real de uma falta. “Às vezes o problema não é a nota, é a bomba do poço que queimou e o rapaz está carregando água.”</p>
<p>Ao fim de três anos, o aluno recebe os diplomas do ensino médio e de técnico em agropecuária, e apresenta um projeto para a propriedade da família. Dos 47 formados na última turma, 21 ficaram no campo tocando o próprio projeto, 17 entraram em universidades ou institutos federais e nove trabalham na cidade. Ou seja, 81% seguem no campo ou estudando.</p>
<h2>Conta apertada</h2>
<p>A escola é mantida por uma associação de 130 famílias e por repasses do estado e das prefeituras. O custo por aluno, com alojamento e cinco refeições diárias, é de R$ 1.140 por mês. Os repasses cobrem R$ 870. O restante vem da produção da fazenda-escola, de rifas e de uma contribuição em alimentos: cada família entrega o que tem, de feijão a rapadura.</p>
<p>“Todo fevereiro eu não sei se fecho dezembro”, resume o tesoureiro da associação, Valdir Antunes, pai de duas ex-alunas. A entidade negocia com o estado um contrato plurianual, no lugar do convênio renovado a cada ano letivo. A superintendência regional de ensino informou que a proposta está em análise jurídica.</p>
<p>Para a pedagoga Marlene Duque, da universidade estadual, o caso mostra que a evasão rural não se explica por falta de interesse. “O calendário comum ignora a colheita, a distância e a estrada. Quando a escola respeita o tempo do lugar, o jovem permanece.”</p>
<p>As inscrições para o processo de seleção, com 60 vagas, ficam abertas até o dia 30. Não há prova: a escolha é feita por entrevista e por uma estadia de três dias, na qual os candidatos participam das aulas e da rotina. É comum, segundo a diretora, que alguém desista antes do segundo café. “E é melhor assim. Aqui se acorda às 5h30, e a vaca não tem fim de semana.”</p>
`,
  },
  {
    slug: 'tremor-de-magnitude-2-8-acorda-moradores-de-montes-claros',
    title: 'Tremor de magnitude 2,8 acorda moradores de Montes Claros e não causa danos',
    summary:
      'Abalo foi registrado às 3h17, a menos de 2 km de profundidade, e sentido em sete bairros; especialistas dizem que sequência está dentro do padrão.',
    author: 'joana',
    cities: ['montes-claros-mg'],
    tags: ['Ciência', 'Cidade', 'Segurança'],
    hoursAgo: 46,
    content: `
<p>Um tremor de terra de magnitude 2,8 foi sentido às 3h17, de madrugada, em pelo menos sete bairros das regiões oeste e norte de Montes Claros. O Corpo de Bombeiros recebeu 43 ligações em meia hora, mas não houve feridos nem danos estruturais, segundo a Defesa Civil, que vistoriou 12 imóveis ao longo da manhã.</p>
<p>O abalo durou cerca de três segundos. Teve epicentro a 6 km do centro e profundidade estimada em 1,6 km, de acordo com a rede sismográfica operada pela universidade estadual. Por ser raso, foi percebido como um estrondo seguido de vibração em portas e janelas.</p>
<p>“Pensei que um caminhão tivesse batido no muro. O cachorro latiu uns segundos antes”, contou a professora Adriana Lafetá, moradora do bairro Alto da Colina. No 9º andar de um prédio da região central, o contador Paulo Sérgio Brito só notou o movimento pela água do aquário.</p>
<p>Foi o terceiro tremor acima de magnitude 2 registrado na cidade em 12 meses. O geofísico Eduardo Nakamura, responsável pela rede, afirma que a sequência é compatível com o histórico local. A região fica sobre uma falha geológica antiga, que libera energia aos poucos. “Pequenos abalos são esperados e não anunciam um grande. Também não há relação comprovada com pedreiras ou poços neste caso”, disse.</p>
<p>Um tremor de magnitude 2,8 libera energia cerca de mil vezes menor que a de um de 4,8, patamar em que surgem rachaduras em construções frágeis. Ainda assim, a Defesa Civil pede que moradores fotografem fissuras novas e comuniquem o surgimento de qualquer desnível no piso.</p>
<p>Duas estações portáteis serão instaladas até segunda-feira, em escolas municipais, para localizar com mais precisão eventuais réplicas. O coordenador da Defesa Civil, capitão Rogério Ladeia, informou que a cidade fará um simulado de abandono de prédio nas duas escolas no mês que vem.</p>
<h2>O que fazer em caso de tremor</h2>
<ul>
<li>Dentro de casa, afaste-se de janelas e estantes e proteja a cabeça sob uma mesa firme.</li>
<li>Não use elevador nem corra pelas escadas durante a vibração.</li>
<li>Na rua, fique longe de muros, marquises e fiação.</li>
<li>Depois do abalo, verifique se há cheiro de gás e feche o registro.</li>
<li>Em caso de rachadura ou estalo, saia do imóvel e ligue para a Defesa Civil, no 199, ou para os bombeiros, no 193.</li>
</ul>
<p>Quem sentiu o tremor pode preencher o formulário público da rede sismográfica. As respostas, explica Nakamura, ajudam a desenhar o mapa de intensidade, inclusive as de quem <strong>não</strong> percebeu nada.</p>
`,
  },
  {
    slug: 'montes-claros-lanca-edital-de-r-1-2-bilhao-para-os-onibus',
    title: 'Montes Claros lança edital de R$ 1,2 bilhão para os ônibus e muda a forma de pagar as empresas',
    summary:
      'Concessão de 15 anos prevê 138 veículos, 18 deles elétricos, e remuneração por quilômetro rodado; tarifa de R$ 4,60 fica congelada no primeiro ano.',
    author: 'helena',
    cities: ['montes-claros-mg'],
    tags: ['Transporte público', 'Política', 'Cidade'],
    hoursAgo: 322,
    content: `
<p>A Prefeitura de Montes Claros publicou o edital da nova concessão do transporte coletivo, estimada em R$ 1,2 bilhão por 15 anos. A mudança mais profunda não se vê na pintura dos ônibus: as empresas deixarão de receber por passageiro transportado e passarão a ser pagas por quilômetro rodado, com descontos em caso de atraso, sujeira ou viagem não realizada.</p>
<p>As propostas serão abertas em 60 dias. O contrato atual, assinado há mais de duas décadas e prorrogado três vezes, vence no fim do semestre. A tarifa, de R$ 4,60, ficará congelada nos primeiros 12 meses.</p>
<p>“No modelo antigo, ônibus cheio era lucro e linha vazia era prejuízo, então cortava-se a linha vazia. O bairro novo ficava sem transporte justamente porque era novo”, argumenta o secretário de Mobilidade, Fabiano Colares.</p>
<h2>O que muda na rua</h2>
<p>A frota passará de 121 para 138 veículos: 92 convencionais, 28 micro-ônibus e 18 elétricos. Todos terão elevador ou piso baixo, ar-condicionado e rastreamento aberto ao público. Os elétricos começarão a circular no segundo ano, em três linhas que cruzam o centro.</p>
<p>O desenho das linhas também será outro. Hoje, 44 dos 61 itinerários passam pela área central, o que obriga o passageiro a ir até lá mesmo quando o destino é o bairro ao lado. O edital prevê quatro linhas circulares, integração gratuita por 90 minutos e dois pequenos terminais, nas regiões do Grande Santos Reis e do Major Prates. O intervalo máximo entre viagens será de 20 minutos no pico e de 40 nos demais horários, inclusive aos domingos.</p>
<p>A auxiliar de limpeza Neuza Cordeiro, que mora na zona sul e trabalha em um condomínio na saída para Bocaiúva, gasta 1h50 em um percurso de 11 km. “Domingo eu levo marmita dobrada, porque nunca sei a que horas volto”, diz.</p>
<h2>Quem paga a diferença</h2>
<p>Como a receita das passagens não cobrirá todo o custo, a prefeitura prevê um subsídio de R$ 19 milhões no primeiro ano, equivalente a 24% da despesa anual do sistema, calculada em R$ 80 milhões. O dinheiro virá do estacionamento rotativo, de publicidade nos abrigos e do orçamento geral.</p>
<p>Esse ponto concentra as críticas. A vereadora Soraia Veloso, presidente da comissão de transporte da Câmara, apoia o pagamento por quilômetro, mas quer um teto para o repasse. “Sem limite, o risco que era da empresa vai inteiro para o contribuinte”, afirma. O engenheiro Túlio Sarmento, consultor em mobilidade, pondera que o subsídio é comum em cidades médias e que o essencial é a auditoria: “Quilômetro pago precisa ser quilômetro conferido por satélite, não por planilha da operadora”.</p>
<p>Segundo o edital, os dados de GPS ficarão em um servidor público, com acesso livre. Uma empresa verificadora, contratada à parte, dará nota mensal ao serviço. Abaixo de 7, a concessionária perderá até 8% da remuneração.</p>
<h2>Próximos passos</h2>
<ol>
<li>Audiência pública na próxima quarta-feira, às 18h30, no plenário da Câmara.</li>
<li>Prazo de 20 dias para pedidos de esclarecimento e impugnações.</li>
<li>Abertura das propostas em sessão transmitida pela internet.</li>
<li>Assinatura do contrato e período de transição de 180 dias.</li>
</ol>
<p>O sindicato dos rodoviários conseguiu incluir uma cláusula que obriga a vencedora a oferecer vaga aos 480 motoristas e fiscais atuais. Os cobradores, que ainda são 36, serão treinados para atuar nos terminais.</p>
`,
  },
  {
    slug: 'o-ano-inteiro-por-tras-das-fitas-dos-catopes-de-montes-claros',
    title: 'O ano inteiro por trás das fitas: como vive um terno de catopês em Montes Claros',
    summary:
      'Por um ano, a reportagem acompanhou costureiras, mestres e crianças que sustentam a tradição com rifa, promessa e discussões sobre o futuro.',
    author: 'beatriz',
    cities: ['montes-claros-mg'],
    tags: ['Cultura', 'Patrimônio', 'Música', 'Mulheres'],
    hoursAgo: 842,
    premium: true,
    content: `
<p>São 312 fitas, e Conceição Damasceno sabe a história de quase todas. A azul desbotada é da promessa de um neto que nasceu antes do tempo. A verde, de um rapaz que passou no concurso. A roxa, mais larga, foi de um tocador que morreu em março e pediu para continuar saindo. “Fita de capacete não é enfeite. É lista de gente”, diz, enquanto prende com três pontos cada tira de cetim no círculo de papelão forrado que, em agosto, vai girar sobre a cabeça de um dançante.</p>
<p>Conceição tem 73 anos e há 41 costura para o terno do Morro Alto, um dos grupos de catopês que todos os anos tomam as ruas de Montes Claros em louvor a Nossa Senhora do Rosário, a São Benedito e ao Divino Espírito Santo. O público conhece os cinco dias de cortejo. Esta reportagem acompanhou os outros 360.</p>
<h2>Setembro, a conta</h2>
<p>O ano do terno começa quando a festa acaba, na cozinha do mestre Benedito Cardoso, 66, pedreiro aposentado e terceiro da família a levar o apito. Sobre a mesa, um caderno de capa dura registra o que se gastou: R$ 27.400. Foram R$ 9.800 em tecidos e fitas, R$ 8.200 em comida, R$ 5.400 em couro e conserto de caixas e R$ 4.000 em transporte.</p>
<p>A ajuda oficial cobriu R$ 12 mil. O restante veio de duas rifas, de um almoço e do bolso dos 58 integrantes. “Todo mundo acha bonito. Bonito tem nota fiscal”, ironiza a tesoureira, Ivanilde Cardoso, filha do mestre e a primeira mulher a ocupar um cargo na diretoria.</p>
<p>É dela a ideia que divide o grupo: cobrar cachê para se apresentar em eventos de empresas. O pai resiste. Aceita o convite quando há santo, não quando há crachá. A discussão atravessou o ano sem acordo e, pelo que se viu, continuará no próximo.</p>
<h2>Janeiro, o couro</h2>
<p>No quintal de Geraldo Fonseca, 59, quatro couros de boi secam esticados em varas. Ele é o último da cidade, segundo os próprios colegas, a fazer uma caixa inteira: escava o tronco, tempera a pele com cinza, torce a corda. Leva 20 dias em cada instrumento e cobra R$ 650, menos do que custa um tambor industrial.</p>
<p>O som, explica, não é capricho. A caixa de couro responde ao sol. De manhã está frouxa e grave; ao meio-dia, canta. Os tocadores acertam o ritmo por essa mudança. “Com pele de náilon, o dia inteiro é meio-dia. A pessoa se perde”, afirma.</p>
<p>Desde o ano passado, dois adolescentes aprendem o ofício com ele aos sábados. Um terceiro desistiu ao descobrir o cheiro do couro molhado.</p>
<h2>Abril, as crianças</h2>
<p>O ensaio mirim reúne 22 meninos e meninas de 5 a 12 anos na quadra de uma escola pública. Até 11 anos atrás, só meninos dançavam. A porta foi aberta por Lorena Cardoso, neta do mestre, que aos 7 anos se escondeu sob um capacete emprestado e seguiu o cortejo por quatro quarteirões antes de ser notada. Hoje tem 18, cursa música na universidade estadual e ensina a garotada.</p>
<p>“Vovô ficou bravo até perceber que eu era a única que não errava o passo”, lembra. Benedito confirma com um silêncio que ela traduz: “Isso é ele concordando”.</p>
<p>Há famílias que tiraram os filhos por motivo religioso. Em dois anos, foram sete crianças. Ninguém no terno fala disso com raiva. “Menino de catopê volta. Pode demorar 30 anos, mas escuta uma caixa e volta”, aposta Conceição. O historiador Célio Maurício Prates, que pesquisa as festas há 25 anos, é menos otimista. Ele contou 14 ternos e guardas em atividade na região na década de 1980; hoje são nove, e quatro deles têm menos de 20 integrantes.</p>
<blockquote><p>“Tradição não morre de velhice. Morre de cansaço de quem carrega”, resume o historiador.</p></blockquote>
<h2>Julho, a noite</h2>
<p>Faltando três semanas, a casa de Conceição vira oficina. Seis mulheres se revezam em duas máquinas; a mais nova tem 24 anos. Chegam fitas por correio, de montes-clarenses que vivem longe, com bilhetes presos por alfinete. Um deles, vindo de Uberlândia, traz só um nome e a frase “ela sabe o que é”. Conceição sabe e não conta.</p>
<p>Nenhuma delas recebe pela costura. Nos documentos que reconhecem a festa como patrimônio, lembra Ivanilde, estão os mestres, os mastros e os ritmos. As costureiras não são mencionadas. O grupo enviou em maio um pedido de correção ao conselho de patrimônio, com a lista de 31 nomes, 12 deles já falecidos. O conselho informou que a revisão está na pauta da próxima reunião.</p>
<h2>Agosto, cinco dias</h2>
<p>Às 5h do primeiro dia, foguetes. Às 6h, café com biscoito na porta do mestre. Às 7h10, Benedito sopra o apito, e 58 pessoas que nos outros meses são pedreiros, caixas de supermercado, enfermeiras e estudantes descem a ladeira cobertas de espelho e cor.</p>
<p>Conceição não desfila. Fica no portão até o último dançante virar a esquina, de olho nas costas, nunca no rosto: quer ver se alguma fita se soltou. Naquela manhã, não se soltou nenhuma. Ela entra, senta-se diante da máquina e abre a gaveta. Já há nela um retalho amarelo, separado para o ano que vem.</p>
`,
  },
  {
    slug: 'gerais-volei-vira-contra-o-triangulo-e-assume-a-lideranca',
    title: 'Gerais Vôlei vira contra o Triângulo no tie-break e assume a liderança do Mineiro',
    summary:
      'Com 27 pontos do oposto Rian, equipe de Montes Claros bate a de Uberlândia por 3 sets a 2 diante de 4.100 torcedores e chega à sexta vitória seguida.',
    author: 'thiago',
    cities: ['montes-claros-mg', 'uberlandia-mg'],
    tags: ['Esporte', 'Vôlei'],
    hoursAgo: 2050,
    content: `
<p>Cada time fez 106 pontos. A diferença é que o Gerais Vôlei guardou os dele para a hora certa. No ginásio poliesportivo de Montes Claros, a equipe da casa venceu de virada o Triângulo, de Uberlândia, por 3 sets a 2 — parciais de 22/25, 25/21, 19/25, 25/23 e 15/12 — e tomou do adversário a liderança do Campeonato Mineiro masculino.</p>
<p>O jogo durou 2h24 e foi visto por 4.100 pessoas, maior público da competição. O nome da partida foi o oposto Rian Teixeira, de 21 anos, autor de 27 pontos, quatro deles no tie-break. Revelado em um projeto social da zona norte, ele assumiu a posição há três rodadas, com a lesão no joelho do titular, Dênis Bastos.</p>
<p>“No quarto set eu já não sentia o ombro. Olhei para a arquibancada, vi minha avó em pé e pensei: se ela aguenta, eu aguento”, disse Rian, ainda ofegante.</p>
<h2>O ponto da virada</h2>
<p>O Triângulo esteve perto de fechar. Vencia por 2 sets a 1 e 21 a 18, apoiado no saque do ponteiro Matheus Oliva, que já somava cinco pontos diretos. O técnico Jairo Bicalho pediu tempo, trocou o levantador e mandou sacar curto no líbero. Deu certo: sete dos nove pontos seguintes foram do Gerais, que fez 25 a 23 e levou a decisão para o quinto set.</p>
<p>No tie-break, o bloqueio resolveu. Foram quatro pontos no fundamento, três do central Wesley Caldeira, contra nenhum do rival. Quando Oliva sacou na rede, em 14 a 12, a torcida já descia para a beira da quadra.</p>
<p>O treinador do Triângulo, Sandro Villela, lamentou os erros. “Demos 31 pontos de graça em falhas não forçadas. Fora de casa, com um ginásio desses, é como jogar um set a mais”, avaliou.</p>
<h2>Tabela e reencontro</h2>
<p>Com a sexta vitória consecutiva, o Gerais chega a 19 pontos em oito jogos, um à frente do Triângulo, que ganhou um ponto pela derrota no tie-break. Os quatro primeiros avançam às semifinais, e faltam duas rodadas para o fim da fase de classificação.</p>
<p>Na próxima, a equipe de Montes Claros visita o lanterna, quinta-feira, às 20h. O time de Uberlândia joga em casa no mesmo dia, às 19h30. Se a classificação for mantida, os dois só voltarão a se enfrentar na final, disputada em melhor de três partidas.</p>
<p>A preocupação de Bicalho é o desgaste. Dênis Bastos só deve voltar aos treinos com bola em três semanas, e o elenco tem um único reserva para a posição. “O menino está iluminado, mas tem 21 anos e um ombro só”, brincou o técnico. Os ingressos para a última rodada em casa começam a ser vendidos na segunda-feira, a R$ 20, com meia-entrada solidária para quem levar 1 kg de alimento.</p>
`,
  },
]
