import { limits } from '../limits.ts'
import { plural } from '../text/format.ts'
import { fold } from '../text/text.ts'

/** A point of an edition that stops its sending or deserves a look. */
export interface EditionFinding {
  code: string
  /** `stops`: the edition is not sent. `warns`: it is sent anyway. */
  level: 'stops' | 'warns'
  /** The place, as the composer names it. */
  where: string
  /** The block to go to; null for a field. */
  block: string | null
  /** The screen that mends it, when it is another one. */
  screen?: string
  text: string
  mend: string
}

export interface BlockFault {
  block: string
  /** The block's place and name: “bloco 3 (Texto)”. */
  where: string
  /** An address, a title or a file that the sentence names. */
  what: string
}

/** An edition as it would be sent now, as the checks read it. */
export interface EditionFacts {
  subject: string
  preheader: string
  /** The number of blocks; `isEmpty` when none of them shows anything. */
  blocks: number
  isEmpty: boolean
  /** The texts of the edition, plain. */
  text: string
  /** Bytes of the HTML part. */
  bytes: number
  /** The newspaper's postal address; empty when none is set. */
  address: string
  recipients: number
  badLinks: readonly BlockFault[]
  missingPages: readonly BlockFault[]
  /** Links to other sites that answered that nothing is there. */
  deadLinks: readonly BlockFault[]
  withoutAlt: readonly BlockFault[]
  /** Chosen articles and events that readers no longer see. */
  vanished: readonly BlockFault[]
  /** Lists that have nothing to show now. */
  unfilled: readonly BlockFault[]
  embeds: readonly BlockFault[]
}

/** The largest HTML part in bytes, with links that are counted: Gmail clips a mail at 102 KB. */
export const largestMail = 100 * 1024

/** Words that filters take for advertising, folded. Sources: the rules of SpamAssassin, and lists of Brazilian mail providers. */
const spamWords = [
  '100% gratis',
  'clique aqui',
  'clique ja',
  'compre agora',
  'compre ja',
  'dinheiro facil',
  'ganhe dinheiro',
  'ganhe premios',
  'imperdivel',
  'parabens voce ganhou',
  'promocao exclusiva',
  'renda extra',
  'sem compromisso',
  'ultima chance',
  'voce foi selecionado',
]

const field = (where: string) => ({ where, block: null })

/** The findings of an edition, those that stop it first. */
export function checkFacts(facts: EditionFacts): EditionFinding[] {
  const found = [...ofHouse(facts), ...ofSubject(facts), ...ofBlocks(facts), ...ofWords(facts)]
  return found.toSorted((a, b) => Number(a.level === 'warns') - Number(b.level === 'warns'))
}

/** Whether an edition may be sent. */
export const maySend = (findings: readonly EditionFinding[]): boolean =>
  findings.every(({ level }) => level !== 'stops')

function ofHouse({ address, recipients, bytes }: EditionFacts): EditionFinding[] {
  const found: EditionFinding[] = []
  if (!address)
    found.push({
      ...field('Jornal'),
      code: 'address',
      level: 'stops',
      text: 'Falta o endereço postal do jornal, que vai no rodapé.',
      mend: 'Preencha o endereço nos dados do jornal.',
      screen: '/admin/jornal',
    })
  if (recipients === 0)
    found.push({
      ...field('Para quem'),
      code: 'recipients',
      level: 'stops',
      text: 'Ninguém receberia esta edição.',
      mend: 'Escolha outro público em “Para quem”.',
    })
  if (bytes > largestMail)
    found.push({
      ...field('Blocos'),
      code: 'size',
      level: 'stops',
      text: `O e-mail tem ${Math.ceil(bytes / 1024)} KB. Acima de 100 KB o Gmail corta o fim.`,
      mend: 'Tire blocos ou encurte os textos.',
    })
  return found
}

function ofSubject({ subject, preheader }: EditionFacts): EditionFinding[] {
  const found: EditionFinding[] = []
  const add = (code: string, level: EditionFinding['level'], where: string, text: string, mend: string) =>
    found.push({ ...field(where), code, level, text, mend })
  if (!subject)
    add('subject', 'stops', 'Assunto', 'Falta o assunto.', 'Escreva o assunto: é a primeira coisa que se lê.')
  else if (subject.length > limits.newsletter.shownSubject)
    add(
      'long_subject',
      'warns',
      'Assunto',
      `O assunto tem ${subject.length} caracteres, e um celular mostra uns ${limits.newsletter.shownSubject}.`,
      'Comece pelo mais importante, ou encurte.',
    )
  if (/\p{Lu}{4,}/u.test(subject) && subject === subject.toUpperCase())
    add(
      'shouting',
      'warns',
      'Assunto',
      'O assunto está todo em maiúsculas.',
      'Filtros tomam isso por propaganda: use minúsculas.',
    )
  if (/!{2,}|\${2,}/.test(subject))
    add('marks', 'warns', 'Assunto', 'O assunto repete pontos de exclamação ou cifrões.', 'Deixe um, ou nenhum.')
  if (!preheader)
    add(
      'preheader',
      'warns',
      'Linha de prévia',
      'Falta a linha de prévia, que aparece depois do assunto.',
      'Sem ela, o programa de e-mail mostra o começo do texto.',
    )
  return found
}

function ofBlocks(facts: EditionFacts): EditionFinding[] {
  const { blocks, isEmpty, badLinks, missingPages, deadLinks, withoutAlt, vanished, unfilled, embeds } = facts
  const found: EditionFinding[] = []
  if (blocks === 0 || isEmpty)
    found.push({
      ...field('Blocos'),
      code: 'blocks',
      level: 'stops',
      text: blocks === 0 ? 'A edição não tem blocos.' : 'Nenhum dos blocos tem o que mostrar agora.',
      mend: 'Adicione matérias, textos ou eventos.',
    })
  const each = (
    faults: readonly BlockFault[],
    code: string,
    level: EditionFinding['level'],
    text: (what: string) => string,
    mend: string,
  ) => found.push(...faults.map(({ what, ...place }) => ({ ...place, code, level, text: text(what), mend })))
  each(
    badLinks,
    'bad_link',
    'stops',
    what => `Link que não abre: ${what}.`,
    'Escreva um endereço completo, com https://, ou um caminho do site, com /.',
  )
  each(
    missingPages,
    'missing_page',
    'stops',
    what => `Não há página do site em ${what}.`,
    'Corrija o endereço ou tire o link.',
  )
  each(
    deadLinks,
    'dead_link',
    'warns',
    what => `O site não tem nada em ${what}, ou não responde.`,
    'Abra o link para ver. Corrija o endereço ou tire o link.',
  )
  each(
    withoutAlt,
    'alt',
    'warns',
    what => `Imagem sem descrição: ${what}.`,
    'Descreva a imagem: muitos programas de e-mail não a mostram.',
  )
  each(
    vanished,
    'vanished',
    'warns',
    what => `${what} não aparece.`,
    'O que saiu do ar não vai no e-mail. Tire o bloco ou escolha outro.',
  )
  each(
    unfilled,
    'unfilled',
    'warns',
    what => `${what}: o bloco não aparece.`,
    'Não há nada para mostrar agora. No envio, o bloco mostra o que houver.',
  )
  each(
    embeds,
    'embed',
    'warns',
    what => `Conteúdo de outro site não aparece em e-mails: ${what}.`,
    'Ponha um link no lugar.',
  )
  return found
}

function ofWords({ subject, preheader, text }: EditionFacts): EditionFinding[] {
  const folded = fold(`${subject} ${preheader} ${text}`).replace(/\s+/g, ' ')
  const words = spamWords.filter(word => folded.includes(word))
  if (words.length === 0) return []
  return [
    {
      ...field('Textos'),
      code: 'spam',
      level: 'warns',
      text: `${plural(words.length, 'expressão lembra', 'expressões lembram')} propaganda: ${words.map(word => `“${word}”`).join(', ')}.`,
      mend: 'Diga de outro jeito, para o filtro de spam não se enganar.',
    },
  ]
}
