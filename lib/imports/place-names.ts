/** The states by their folded names. */
export const states: Record<string, string> = {
  ...{ acre: 'AC', alagoas: 'AL', amapa: 'AP', amazonas: 'AM', bahia: 'BA', ceara: 'CE', 'distrito federal': 'DF' },
  ...{ 'espirito santo': 'ES', goias: 'GO', maranhao: 'MA', 'mato grosso': 'MT', 'mato grosso do sul': 'MS' },
  ...{
    'minas gerais': 'MG',
    para: 'PA',
    paraiba: 'PB',
    parana: 'PR',
    pernambuco: 'PE',
    piaui: 'PI',
    'rio de janeiro': 'RJ',
  },
  ...{ 'rio grande do norte': 'RN', 'rio grande do sul': 'RS', rondonia: 'RO', roraima: 'RR', 'santa catarina': 'SC' },
  ...{ 'sao paulo': 'SP', sergipe: 'SE', tocantins: 'TO' },
}
/** The states' two letters. */
export const stateLetters = new Set(Object.values(states))

/** Names that are also words, saints, surnames, persons or states: alone they tell no place. Folded. */
const common = new Set(
  `agua alegria alianca alvorada amparo aurora bandeirantes barra barreiras barro barroso batalha belem bonito brasileira brasilia cabeceiras cachoeira
campanha campo campos capela cardoso carneiro cascavel castro central colinas colorado conceicao concordia contagem cordeiro correntes cristal
cruz cruzeiro cunha diamante divino dourados eldorado encantado esperanca estancia estrela extrema fatima feliz fernandes ferreira figueira
flores floresta fonseca formosa fortaleza fortuna franca franco fronteira garibaldi gloria gramado guarani horizonte imperatriz independencia
ipiranga jardim jesus jordao lagoa lajes lavras liberdade limeira lins luz machado marilia mariana mata miranda monteiro moreno morro natal
nazare neves nogueira oliveira ouro palma palmares palmas palmeira passos patos paulista pedra pelotas pereira piedade pilar pimenta pinheiro
pinheiros planalto pombal ponte posse prado praia prata primavera princesa progresso queimadas recife redencao registro ribeirao rio rosario salgueiro
salinas salto salvador santana santiago santos saudade saudades serra serrinha silva silveira sobral socorro soledade souza tavares teixeira
terra toledo torres touros trindade triunfo uniao valente valenca vargem vassouras viana vicosa vila vitoria xavier`.split(
    /\s+/,
  ),
)
const commonPairs = new Set([
  ...[
    'sao paulo',
    'rio de janeiro',
    'boa vista',
    'bom jesus',
    'bom sucesso',
    'boa esperanca',
    'mundo novo',
    'agua boa',
    'agua branca',
    'ouro verde',
  ],
  ...[
    'rui barbosa',
    'ruy barbosa',
    'castro alves',
    'tancredo neves',
    'getulio vargas',
    'euclides da cunha',
    'anita garibaldi',
    'joaquim nabuco',
  ],
  ...[
    'nilo pecanha',
    'rodrigues alves',
    'campos sales',
    'floriano peixoto',
    'jose bonifacio',
    'santa maria',
    'santo antonio',
    'sao jose',
    'sao joao',
  ],
])

/** Whether a folded name alone tells no place. */
export const isCommonName = (words: readonly string[]) =>
  words.length === 1 ? common.has(words[0] ?? '') : commonPairs.has(words.join(' '))
