/** The texts of an article's cover. The pictures are in `pictures/`, by slug. */
export interface Cover {
  /** The text alternative. */
  alt: string
  credit: string
  /** What readers read under the picture, of those that need it. */
  caption?: string
}

const dora = 'Ilustração: Dora Quaresma'
const ivo = 'Ilustração: Ivo Bezerra'
const nara = 'Ilustração: Nara Klein'

/** The cover of every demonstration article, by slug. */
export const covers: Record<string, Cover> = {
  'camara-aprova-quatro-linhas-de-onibus-na-madrugada': {
    alt: 'Ilustração: ônibus iluminado para sob um poste, de madrugada, para um passageiro de braço erguido; ao fundo, prédios escuros e lua minguante.',
    credit: dora,
  },
  'uniao-borborema-vence-semifinal-com-recorde-de-publico': {
    alt: 'Ilustração: jogadora de cabelo preso chuta a bola diante de uma arquibancada lotada, sob dois refletores.',
    credit: ivo,
  },
  'algodao-colorido-vale-o-triplo-mas-familias-deixam-o-plantio': {
    alt: 'Ilustração: em primeiro plano, galho de algodão com capulhos brancos e castanhos; atrás, agricultor curvado entre os sulcos da lavoura ao pôr do sol.',
    credit: dora,
  },
  'sensor-de-r-86-ouve-canos-e-acha-41-vazamentos': {
    alt: 'Ilustração: corte do subsolo de uma cidade mostra um cano com vazamento e um pequeno sensor que emite círculos de som.',
    credit: nara,
    caption: 'O sensor escuta o cano durante a noite, quando a rua está em silêncio.',
  },
  'fila-da-catarata-cai-para-1204-pacientes': {
    alt: 'Ilustração: um grande olho aberto; metade da íris está coberta por uma névoa e a outra metade, tocada por um raio de luz, está límpida.',
    credit: nara,
  },
  'aos-78-dona-nevinha-afina-sanfonas-de-ouvido': {
    alt: 'Ilustração: senhora de cabelo branco preso em coque, de frente, atrás de uma sanfona aberta sobre a bancada.',
    credit: dora,
    caption: 'Dona Nevinha, na oficina que herdou do pai.',
  },
  'tarifa-zero-aos-domingos-aumenta-passageiros-em-caxias': {
    alt: 'Ilustração: mulher e criança se aproximam de um ônibus cheio em um dia de sol, com morros e araucárias ao fundo.',
    credit: nara,
  },
  'serrana-vence-ervateiro-na-prorrogacao-e-vai-a-final-da-taca-sul': {
    alt: 'Ilustração: quadra de futsal vista do alto, com jogadores de dois times em torno da bola no círculo central.',
    credit: ivo,
  },
  'jovens-de-caxias-tiram-o-talian-da-cozinha-dos-avos': {
    alt: 'Ilustração: um senhor de bigode e uma jovem conversam à mesa da cozinha, com um microfone entre duas xícaras fumegantes.',
    credit: dora,
  },
  'vinicolas-de-caxias-e-petrolina-trocam-mudas-e-enologos': {
    alt: 'Ilustração: dois viticultores alcançam três grandes cachos de uva sob a latada; atrás, fileiras de videiras e colinas.',
    credit: nara,
  },
  'araucaria-enxertada-da-pinhao-em-sete-anos-na-serra': {
    alt: 'Ilustração: pinha gigante e pinhões vermelhos no chão, diante de um bosque de araucárias em céu amarelo.',
    credit: ivo,
  },
  'curso-noturno-forma-27-mulheres-em-usinagem-em-caxias': {
    alt: 'Ilustração: operária de avental laranja trabalha em um torno que solta fagulhas; engrenagens imensas ocupam a parede.',
    credit: dora,
  },
  'obra-no-acesso-a-efapi-desvia-19-mil-veiculos-por-dia': {
    alt: 'Ilustração: escavadeira abre uma vala na estrada; à frente, cones e um operário de capacete com placa de desvio.',
    credit: ivo,
  },
  'com-40-de-migrantes-frigorifico-de-chapeco-trabalha-em-tres-linguas': {
    alt: 'Ilustração: cinco trabalhadores de branco em uma linha de produção, sob três balões de fala de cores diferentes.',
    credit: nara,
  },
  'mutirao-entrega-1087-aparelhos-auditivos-em-chapeco': {
    alt: 'Ilustração: ondas de som coloridas chegam a uma grande orelha com aparelho auditivo.',
    credit: dora,
  },
  'dejetos-de-suinos-mantem-luz-de-distrito-durante-apagao': {
    alt: 'Ilustração: à noite, a cúpula clara de um biodigestor ilumina casas ao redor; porcos amarelos passam em primeiro plano.',
    credit: ivo,
  },
  'sotao-em-chapeco-guardava-214-rolos-de-super-8': {
    alt: 'Ilustração: em um sótão, projetor antigo lança um feixe de luz sobre um lençol em que um casal dança.',
    credit: dora,
  },
  'armadilha-avisa-por-celular-quando-cigarrinha-chega-ao-milho': {
    alt: 'Ilustração: placa adesiva com insetos, no alto de um poste, emite sinais de rádio no meio do milharal.',
    credit: nara,
  },
  'temporal-derruba-47-arvores-e-deixa-dourados-sem-energia': {
    alt: 'Ilustração: árvore tombada sobre a rua e poste inclinado, sob chuva; dois homens de capacete trabalham na remoção.',
    credit: ivo,
  },
  'final-da-varzea-de-dourados-acaba-nos-penaltis-e-no-escuro': {
    alt: 'Ilustração: cobrança de pênalti à noite iluminada pelo farol de um carro; o goleiro salta em direção à bola.',
    credit: dora,
  },
  'chipa-de-madrugada-sustenta-familias-na-feira-de-dourados': {
    alt: 'Ilustração: mulher leva uma chipa em pá comprida ao forno de barro aceso; outras esfriam sobre uma folha de bananeira.',
    credit: nara,
  },
  'agua-tres-vezes-por-semana-na-reserva-indigena-de-dourados': {
    alt: 'Ilustração: mulher indígena enche um balde em uma torneira, observada por uma criança e outra mulher; galões esperam em fila sob o sol.',
    credit: dora,
  },
  'milho-de-dourados-dorme-a-ceu-aberto-e-encarece-em-chapeco': {
    alt: 'Ilustração: montanha de milho a céu aberto, com um trabalhador de enxada, um caminhão e um silo ao lado.',
    credit: ivo,
  },
  'professores-indigenas-lancam-dicionario-escolar-guarani-kaiowa': {
    alt: 'Ilustração: de um livro aberto nasce uma árvore com um pássaro; uma professora e uma menina apontam para as páginas.',
    credit: nara,
  },
  'camara-de-feira-aprova-regras-para-ambulantes-no-centro': {
    alt: 'Ilustração: três barracas de rua com toldos listrados e frutas; fregueses passam com sacolas diante dos vendedores.',
    credit: dora,
  },
  'consultorio-sobre-rodas-leva-pre-natal-a-11-povoados-de-feira': {
    alt: 'Ilustração: gestante de vestido vermelho é recebida por profissional de saúde diante de uma unidade móvel, em um povoado ao amanhecer.',
    credit: nara,
  },
  'trecho-mais-perigoso-do-anel-de-contorno-tera-duas-passarelas': {
    alt: 'Ilustração: pedestres atravessam uma passarela sobre a rodovia, por onde passam um caminhão e um carro.',
    credit: ivo,
  },
  'feira-perdeu-38-da-area-de-suas-lagoas-em-quatro-decadas': {
    alt: 'Ilustração: vista aérea de telhados que cercam três lagoas; uma linha tracejada marca a margem antiga, bem maior que o espelho d’água.',
    credit: dora,
  },
  'cordelista-que-ensinou-vizinhos-a-ler-ganha-antologia-aos-71-anos': {
    alt: 'Ilustração: poeta idosa, de óculos, lê um livro aberto entre mandacarus; sobre ela, folhetos de cordel pendem de um barbante.',
    credit: dora,
  },
  'centro-de-distribuicao-em-feira-promete-640-vagas': {
    alt: 'Ilustração: corredor de um grande galpão com prateleiras altas; empilhadeira leva caixas e uma funcionária confere a carga.',
    credit: ivo,
  },
  'juazeiro-tera-38-pontos-de-descanso-na-romaria': {
    alt: 'Ilustração: romeiros de chapéu de palha caminham em direção a uma estátua branca no alto do morro, com o sol atrás dela.',
    credit: dora,
  },
  'mais-de-um-quarto-dos-capacetes-de-mototaxi-e-reprovado': {
    alt: 'Ilustração: prateleiras de capacetes azuis e brancos; no centro, um amarelo está rachado.',
    credit: nara,
  },
  'um-dia-na-tipografia-que-imprime-cordel-letra-por-letra': {
    alt: 'Ilustração: tipógrafo de boné aciona a alavanca de uma prensa antiga; folhetos secam no barbante e tipos móveis esperam na caixa.',
    credit: dora,
  },
  'estudantes-acham-libelula-de-110-milhoes-de-anos': {
    alt: 'Ilustração: laje de calcário clara revela o fóssil de uma libélula de quatro asas; ao lado, um pincel.',
    credit: ivo,
  },
  'retalho-de-sandalia-vira-piso-e-reduz-lixo-das-fabricas': {
    alt: 'Ilustração: par de sandálias sobre um mosaico colorido feito de placas recortadas.',
    credit: nara,
  },
  'posto-dentro-do-mercado-atende-feirantes-as-4h': {
    alt: 'Ilustração: sob o toldo do mercado, enfermeira mede a pressão de um feirante de chapéu, entre caixotes de frutas.',
    credit: ivo,
  },
  'pista-do-lago-igapo-fecha-por-45-dias-para-conter-erosao': {
    alt: 'Ilustração: corredora contorna um lago urbano; adiante, cavaletes isolam um trecho da margem que desmoronou.',
    credit: nara,
  },
  'festival-de-teatro-leva-42-sessoes-a-barracoes-de-londrina': {
    alt: 'Ilustração: dois atores sob um cone de luz no palco improvisado de um barracão, vistos por trás da plateia.',
    credit: dora,
  },
  'acidentes-graves-com-moto-caem-em-avenida-de-londrina': {
    alt: 'Ilustração: dois motociclistas de capacete seguem por uma faixa exclusiva pintada no meio de uma avenida.',
    credit: ivo,
  },
  'fungo-achado-em-mata-do-tibagi-reduz-percevejo-da-soja': {
    alt: 'Ilustração: percevejo visto de cima sobre uma folha de soja, com um fungo branco que brota de seu casco.',
    credit: nara,
  },
  'filhas-da-geada-mulheres-refazem-o-cafe-de-londrina': {
    alt: 'Ilustração: duas mulheres de chapéu abanam café em peneiras ao nascer do sol, entre fileiras de cafeeiros.',
    credit: dora,
  },
  'aos-79-professora-ensina-contas-no-soroban-em-escola-rural': {
    alt: 'Ilustração: professora idosa de óculos e cabelo branco atrás de um soroban gigante, que duas crianças seguram pelos lados.',
    credit: nara,
  },
  'cooperativa-do-pequi-inaugura-fabrica-em-montes-claros': {
    alt: 'Ilustração: pequis inteiros e abertos, com a polpa amarela à mostra, diante de uma pequena fábrica entre árvores.',
    credit: ivo,
  },
  'escola-rural-alterna-15-dias-de-aula-e-15-de-roca-e-zera-evasao': {
    alt: 'Ilustração: três jovens caminham da escola para a roça levando livros e uma enxada, com o sol atrás do telhado.',
    credit: nara,
  },
  'tremor-de-magnitude-2-8-acorda-moradores-de-montes-claros': {
    alt: 'Ilustração: casas levemente tortas sob a lua; abaixo do chão, o traço de um sismógrafo oscila com força.',
    credit: dora,
  },
  'montes-claros-lanca-edital-de-r-1-2-bilhao-para-os-onibus': {
    alt: 'Ilustração: quatro ônibus alinhados em diagonal em um pátio, com o sol se pondo atrás da serra.',
    credit: ivo,
  },
  'o-ano-inteiro-por-tras-das-fitas-dos-catopes-de-montes-claros': {
    alt: 'Ilustração: cinco catopês vestidos de branco, com chapéus de fitas coloridas e tambores, dançam diante da igreja embandeirada.',
    credit: dora,
  },
  'gerais-volei-vira-contra-o-triangulo-e-assume-a-lideranca': {
    alt: 'Ilustração: atacante de vôlei salta para bater a bola contra o bloqueio de dois adversários, diante da torcida.',
    credit: ivo,
  },
  'frete-ate-o-porto-sobe-18-e-exportador-antecipa-embarque-de-manga': {
    alt: 'Ilustração: caixas cheias de mangas em primeiro plano e, atrás, uma fila de caminhões parados ao entardecer.',
    credit: nara,
  },
  'ponte-sobre-o-sao-francisco-fecha-por-12-noites': {
    alt: 'Ilustração: à noite, operários trabalham entre cones sobre uma ponte em arcos; as luzes dos postes se refletem no rio.',
    credit: ivo,
  },
  'sal-avanca-sobre-lotes-irrigados-e-ja-atinge-1870-hectares': {
    alt: 'Ilustração: agricultor com enxada entre um lote branco de sal e outro ainda plantado, separados por um dreno.',
    credit: dora,
  },
  'barco-escolar-com-livros-reduz-faltas-nas-ilhas': {
    alt: 'Ilustração: alunos leem a bordo de um barco cuja vela é um grande livro aberto.',
    credit: nara,
  },
  'costureira-de-52-anos-vence-travessia-do-sao-francisco': {
    alt: 'Ilustração: nadadora de touca dá uma braçada no meio do rio, com boias ao fundo e o sol nascendo.',
    credit: dora,
  },
  'carranqueiros-trocam-umburana-por-mangueira-de-pomares': {
    alt: 'Ilustração: carranca de madeira de olhos arregalados e dentes à mostra, com lascas voando e o rio ao fundo.',
    credit: ivo,
  },
  'camara-ribeirao-preto-aprova-sombra-pontos-de-onibus': {
    alt: 'Ilustração: três pessoas esperam o ônibus à sombra de uma grande árvore; o resto da rua está branco de sol.',
    credit: nara,
  },
  'basquete-feminino-ribeirao-preto-vira-sobre-uberlandia-semifinal': {
    alt: 'Ilustração: bola de basquete na beira do aro, vista de baixo, com dois braços estendidos em sua direção.',
    credit: ivo,
  },
  'armadilhas-de-ovos-zona-norte-antecipam-combate-a-dengue': {
    alt: 'Ilustração: mosquito gigante pousa sobre um vaso escuro com uma palheta cheia de ovos.',
    credit: dora,
  },
  'preco-de-beber-do-aquifero-guarani-em-ribeirao-preto': {
    alt: 'Ilustração: corte do solo sob uma cidade, com quatro poços cada vez mais fundos até a camada de água.',
    credit: nara,
  },
  'amendoim-ocupa-canavial-em-reforma-e-paga-parte-do-replantio': {
    alt: 'Ilustração: corte do solo mostra pés de amendoim com as vagens sob a terra; ao fundo, o canavial e o sol vermelho.',
    credit: ivo,
  },
  'barbearia-do-ipiranga-vira-clube-de-leitura': {
    alt: 'Ilustração: barbeiro corta o cabelo de um cliente que lê em voz alta; estantes de livros cercam o espelho.',
    credit: dora,
  },
  'camara-de-santarem-aprova-barco-gratuito-para-pacientes': {
    alt: 'Ilustração: passageiros embarcam em um barco de dois andares ao pôr do sol no rio.',
    credit: nara,
  },
  'reguas-de-ribeirinhos-mostram-vazante-do-tapajos-mais-cedo': {
    alt: 'Ilustração: ribeirinho em uma canoa anota o nível do rio em uma régua pintada, perto de uma casa de palafita.',
    credit: dora,
  },
  'farinha-de-santarem-entra-na-merenda-e-vale-64-mais': {
    alt: 'Ilustração: mulher mexe a farinha com um rodo comprido em um forno redondo aceso, dentro da casa de farinha.',
    credit: ivo,
  },
  'geladeira-solar-leva-soro-antiofidico-a-18-comunidades': {
    alt: 'Ilustração: geladeira com frascos de soro e painel solar à beira do rio; uma cobra se enrosca nela.',
    credit: nara,
  },
  'time-feminino-viaja-nove-horas-de-barco-e-chega-a-final': {
    alt: 'Ilustração: goleira salta para defender um pênalti em um campo à beira-rio; ao fundo, o barco que trouxe o time.',
    credit: ivo,
  },
  'aos-74-mestra-domingas-faz-tambores-com-sobras-de-estaleiro': {
    alt: 'Ilustração: artesã negra de cabelo branco entre tambores de carimbó, com um casco de barco e o rio ao fundo.',
    credit: dora,
  },
  'fila-do-dermatologista-cai-de-118-para-21-dias-em-uberlandia': {
    alt: 'Ilustração: celular enquadra uma mancha avermelhada na pele de um braço.',
    credit: nara,
  },
  'chuva-de-62-mm-em-50-minutos-alaga-avenida-em-uberlandia': {
    alt: 'Ilustração: três carros arrastados pela água em uma avenida alagada, sob chuva forte.',
    credit: ivo,
  },
  'frota-a-biometano-vai-ligar-uberlandia-a-ribeirao-preto': {
    alt: 'Ilustração: dois caminhões avançam em fila por uma estrada reta entre lavouras, com o sol no horizonte.',
    credit: dora,
  },
  'uberlandia-atende-o-brasil-de-madrugada': {
    alt: 'Ilustração: prédio à noite com algumas janelas acesas, em que atendentes de fone falam diante de computadores.',
    credit: dora,
  },
  'lobos-guaras-aprendem-a-usar-passagens-sob-rodovia': {
    alt: 'Ilustração: lobo-guará sai de uma passagem sob a rodovia, por onde corre um caminhão ao entardecer.',
    credit: nara,
  },
  'uberlandia-abre-renegociacao-de-dividas-com-desconto-de-ate-90': {
    alt: 'Ilustração: contribuintes em fila com papéis na mão são atendidos em um balcão; ao lado, pilhas de moedas.',
    credit: ivo,
  },
}
