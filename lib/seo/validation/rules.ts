/**
 * How much a finding harms: an error costs the article its place or its look in results, a warning misses readers. Advice is about craft, and good
 * articles go against it: it leaves the status valid (decision 0248).
 */
export const severities = ['error', 'warning', 'advice'] as const
export type Severity = (typeof severities)[number]

/** The field of the article's form that a rule speaks of; `content` findings lead to the passage. */
export type RuleField =
  | 'title'
  | 'slug'
  | 'summary'
  | 'content'
  | 'coverMediaId'
  | 'coverAlt'
  | 'coverCredit'
  | 'credits'
  | 'tags'
  | 'cities'
  | 'visibility'

interface Rule {
  severity: Severity
  field: RuleField
  /** What the rule looks at, as the list of waived rules names it. */
  name: string
  /** How to mend what it finds. */
  mend: string
}

const error = (field: RuleField, name: string, mend: string): Rule => ({ severity: 'error', field, name, mend })
const warning = (field: RuleField, name: string, mend: string): Rule => ({ severity: 'warning', field, name, mend })
const advice = (field: RuleField, name: string, mend: string): Rule => ({ severity: 'advice', field, name, mend })

/** The rules of a validation (SEO-3). Their order is the order of findings of one severity. */
export const rules = {
  'title-missing': error('title', 'Título presente', 'Escreva um título que diga o que aconteceu, com quem e onde.'),
  'title-duplicate': error('title', 'Título único', 'Mude o título para dizer o que esta matéria tem de novo.'),
  'summary-missing': error(
    'summary',
    'Resumo presente',
    'Escreva em uma ou duas frases o que o leitor encontra na matéria.',
  ),
  'slug-words': error('slug', 'Palavras no endereço', 'Use no endereço as palavras principais do título.'),
  'cover-alt': error(
    'coverAlt',
    'Descrição da capa',
    'Descreva o que se vê na imagem, para quem não a vê e para a busca.',
  ),
  'cover-credit': error('coverCredit', 'Crédito da capa', 'Informe quem fez a imagem ou de onde ela vem.'),
  'picture-alt': error('content', 'Descrição das imagens', 'Abra a imagem no texto e descreva o que se vê nela.'),
  'link-empty': error('content', 'Links com texto', 'Apague o link ou dê a ele palavras que digam para onde leva.'),
  'link-target': error('content', 'Destino dos links', 'Troque o endereço por um que qualquer leitor possa abrir.'),
  'link-broken': error('content', 'Links que funcionam', 'Troque o endereço por um que funcione, ou tire o link.'),
  'structured-data': error(
    'credits',
    'Dados estruturados',
    'Corrija o campo indicado; o Google lê estes dados da página.',
  ),
  canonical: error('slug', 'Endereço canônico', 'Confira o endereço da matéria e o SITE_URL do portal.'),
  'paywall-markup': error(
    'visibility',
    'Marcação do conteúdo pago',
    'Confira o acesso da matéria: Premium ou Público.',
  ),
  'title-short': warning('title', 'Título curto', 'Acrescente o que falta: quem, o quê, onde.'),
  'title-capitals': warning('title', 'Título em maiúsculas', 'Escreva em maiúsculas e minúsculas, como no texto.'),
  'summary-repeats': warning('summary', 'Resumo diferente do título', 'Diga no resumo o que o título não disse.'),
  'slug-apart': warning('slug', 'Endereço fiel ao título', 'Refaça o endereço com as palavras do título.'),
  'year-outdated': warning('content', 'Ano atual', 'Confira o ano: se o texto foi reaproveitado, atualize-o.'),
  'text-short': warning('content', 'Tamanho do texto', 'Acrescente contexto, números ou a fala de quem participou.'),
  'lead-missing': warning('content', 'Começo do texto', 'Comece por um parágrafo que conte a notícia.'),
  'lead-apart': warning('content', 'Assunto do primeiro parágrafo', 'Diga logo no começo o que o título promete.'),
  'heading-order': warning(
    'content',
    'Ordem dos intertítulos',
    'Comece por “Intertítulo” e use o menor só abaixo dele.',
  ),
  'heading-empty': warning('content', 'Texto sob os intertítulos', 'Escreva um parágrafo abaixo dele, ou apague-o.'),
  'link-text': warning('content', 'Texto dos links', 'Ponha o link nas palavras que dizem para onde ele leva.'),
  'cover-missing': warning(
    'coverMediaId',
    'Imagem de capa',
    'Escolha uma imagem de pelo menos 1.200 pixels de largura.',
  ),
  'cover-small': warning('coverMediaId', 'Tamanho da capa', 'Envie a imagem com pelo menos 1.200 pixels de largura.'),
  'alt-poor': warning('content', 'Descrições que descrevem', 'Troque por uma frase que diga o que se vê na imagem.'),
  'picture-credit': warning('content', 'Crédito das imagens', 'Abra a imagem no texto e informe de quem ela é.'),
  'tags-missing': warning('tags', 'Tags', 'Escolha de uma a cinco tags.'),
  'city-missing': warning(
    'cities',
    'Cidade',
    'Escolha a cidade da notícia: ela faz parte do endereço e da busca local.',
  ),
  'title-pixels': advice('title', 'Largura do título', 'Ponha o principal no começo, ou corte palavras até caber.'),
  'summary-short': advice('summary', 'Resumo curto', 'Use de 70 a 160 caracteres: diga o que o título não disse.'),
  'summary-long': advice('summary', 'Resumo longo', 'Corte para até 160 caracteres, com o principal no começo.'),
  'slug-long': advice('slug', 'Tamanho do endereço', 'Deixe no endereço só as palavras principais.'),
  'lead-long': advice(
    'content',
    'Tamanho do primeiro parágrafo',
    'Conte a notícia em até 60 palavras e deixe o resto para depois.',
  ),
  'heading-missing': advice(
    'content',
    'Intertítulos',
    'Divida o texto com um intertítulo a cada três ou quatro parágrafos.',
  ),
  'sentence-long': advice('content', 'Tamanho das frases', 'Divida a frase em duas: um ponto no lugar de uma vírgula.'),
  'paragraph-long': advice('content', 'Tamanho dos parágrafos', 'Divida o parágrafo: uma ideia em cada um.'),
  'passive-voice': advice(
    'content',
    'Voz passiva',
    'Diga quem fez: “a prefeitura entregou” em vez de “foi entregue pela prefeitura”.',
  ),
  'link-internal': advice('content', 'Links para o jornal', 'Leve o leitor a outra matéria do jornal sobre o assunto.'),
} as const satisfies Record<string, Rule>

export type RuleId = keyof typeof rules

export const ruleIds = Object.keys(rules) as [RuleId, ...RuleId[]]

/** A rule by an id from outside; null for one of an older or newer version. */
export const ruleOf = (id: string): Rule | null => (Object.hasOwn(rules, id) ? rules[id as RuleId] : null)
