/** Stop words as a search meets them: the first half the most common ones, the other half rarer ones, capitals and missing accents. */
export const stopWords = [
  ...'a à ante ao aos apenas as às até cada com como da das de depois desde do dos e é em entre era essa esse esta está este eu foi há isso já lhe mais mas'.split(
    ' ',
  ),
  ...'me mesmo muito na não nas nem no nos nós o onde os ou para pela pelas pelo pelos por porque quando que quem se sem ser seu sob sobre'.split(
    ' ',
  ),
  ...'aquela aqueles àquele assim através ainda contra cujas daquele delas dele deste disso durante ela eles enquanto então essas estava eram foram fosse'.split(
    ' ',
  ),
  ...'houve haja isto la ha nao sao ate voce tambem ja so as nossas nenhum outros poucos próprio quanta aonde mim minha naquela nessa neste nosso num numa outra porém pra qual quanto sempre'.split(
    ' ',
  ),
  ...'SEM DOS Pelos será seria somos sua suas tanto tem têm tinha toda todos tudo um umas vão vocês'.split(' '),
]

export interface Case {
  q: string
  /** The title of an article that the search must find. */
  title: string
}

/** Searches as they are typed, for articles of the demonstration. */
export const typed: readonly Case[] = [
  ...[
    'sem energia',
    '"sem energia"',
    'dourados sem energia temporal',
    'temporal 47 árvores',
    'Temporal em Dourados MS',
  ].map(q => ({ q, title: 'sem energia em Dourados' })),
  ...['1204', '1.204', '1204 pacientes', 'catarata 1.204', '“1.204 pacientes”'].map(q => ({
    q,
    title: '1.204 pacientes',
  })),
  ...['super 8', 'Super8', '"super 8"', '214 rolos', 'rolos -sanfona'].map(q => ({ q, title: 'Super-8' })),
  ...['62 mm', '62mm', '"62 mm"', 'chuva de 62 mm em 50 minutos', 'Uberlândia, MG chuva'].map(q => ({
    q,
    title: '62 mm',
  })),
  ...['R$ 1,2 bilhão', '1,2 bilhão', 'edital dos ônibus', 'tarifa dos ônibus', 'Montes Claros (MG) ônibus'].map(q => ({
    q,
    title: 'R$ 1,2 bilhão',
  })),
  ...['magnitude 2,8', '2,8', 'tremor de 2,8', 'tremor em Montes Claros Minas Gerais'].map(q => ({
    q,
    title: 'magnitude 2,8',
  })),
  ...['45 dias', 'pista do lago por 45 dias', 'Londrina Paraná lago', 'lago igapo londrina pr'].map(q => ({
    q,
    title: 'Igapó',
  })),
]

/** Typing mistakes with the word that is meant, all in the demonstration. */
export const mistakes: readonly (readonly [string, string])[] = [
  ['sanfonna', 'sanfona'],
  ['prefeitra', 'prefeitura'],
  ['tarifa dos onbus', 'ônibus'],
  ['enrgia em Dourados', 'energia'],
  ['Lonndrina', 'londrina'],
  ['Helana Duarte', 'helena'],
]

/** Searches that nobody means well (abuse cases 13 and 21). */
export const hostile: readonly string[] = [
  ...[
    '-',
    '--',
    '"',
    '""',
    '-"',
    '"sem',
    '-chuva',
    '-"a" -b',
    '%%%',
    ':*&|!()<->',
    '!chuva',
    'chuva <-> zzz',
    "'; DROP TABLE articles; --",
    '\\',
    '\u0000',
    'a\u0000b',
  ],
  ...[
    '👍🏽',
    '\u202echuva',
    'ª\u0301'.repeat(100),
    '{"contains":"chuva"}',
    '\\m(?:(a+)+)$',
    '"de a" -o',
    'de '.repeat(70),
    'a-'.repeat(110),
    '1.'.repeat(110),
    'b c d f g h '.repeat(18),
  ],
  ...[
    'cidade -cidade',
    '"cidade cidade cidade"',
    'a'.repeat(1_900),
    '"'.repeat(1_500),
    'palavra '.repeat(220),
    'x'.repeat(10_000),
  ],
]
