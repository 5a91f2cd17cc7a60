import { bareWord, type Sentence } from './sentences.ts'

/** Forms of “ser” that make a passive with a participle. */
const beings = new Set(
  'é são era eram foi foram fora será serão seria seriam seja sejam fosse fossem for forem sendo sido ser serem fui fomos somos'.split(
    ' ',
  ),
)

/** Words that may stand between “ser” and the participle. */
const between = new Set(
  'não já também ainda bem mal mais muito pouco sempre só apenas nunca logo então depois antes hoje ontem novamente quase todo toda todos todas'.split(
    ' ',
  ),
)

/** Participles without a regular ending. */
const irregular = new Set(
  (
    'feito dito aberto escrito descrito inscrito visto previsto revisto posto exposto proposto imposto composto disposto coberto descoberto ' +
    'morto preso pago gasto ganho entregue eleito reeleito aceito suspenso expulso extinto impresso aceso salvo limpo pego desfeito refeito ' +
    'satisfeito envolto solto isento'
  ).split(' '),
)

/** Nouns and adjectives that look like participles, or that “ser” describes: “é deputado”, “era casada”. */
const describing = new Set(
  (
    'advogado deputado delegado soldado resultado estado lado mercado cuidado senado passado sábado feriado partido sentido pedido marido ' +
    'bandido tecido vestido conteúdo empregado candidato aliado afiliado associado jurado convidado mestrado doutorado eleitorado gado ' +
    'casado formado aposentado divorciado conhecido naturalizado dedicado educado animado preparado filiado delicado complicado sofisticado ' +
    'elevado adequado variado apaixonado parecido querido obrigado privado avançado limitado pesado errado acostumado indicado reservado ' +
    'agitado movimentado arborizado engajado equilibrado apertado cansado ousado devido ocupado interessado reduzido comprido merecido ' +
    'graduado especializado desconhecido lotado ' +
    'entrada chegada saída parada jornada temporada década rodada estrada madrugada camada caminhada vida medida bebida comida partida ' +
    'corrida torcida ferida dívida dúvida medida toada pousada fachada calçada parada lada'
  ).split(' '),
)

/** The masculine singular of a word that ends like a participle. */
const masculine = (word: string): string => word.replace(/as$|os$|a$/, 'o')

function isParticiple(word: string): boolean {
  const form = masculine(word)
  if (describing.has(word) || describing.has(form)) return false
  if (irregular.has(form) || word === 'entregues') return true
  return form.length > 4 && /(?:ado|ido|ído)$/.test(form)
}

/** The words of a sentence's first passive, “foi entregue”; null for a sentence in the active voice. */
export function passiveIn({ words }: Sentence): string | null {
  for (let at = 0; at < words.length - 1; at++) {
    if (!beings.has(bareWord(words[at] ?? '')) || /[,;:]$/.test(words[at] ?? '')) continue
    let next = at + 1
    while (next < at + 3 && isBetween(words[next])) next++
    const word = words[next] ?? ''
    if (isParticiple(bareWord(word)))
      return words
        .slice(at, next + 1)
        .join(' ')
        .replace(/[.,;:!?”"]{1,4}$/, '')
  }
  return null
}

const isBetween = (written: string | undefined): boolean => {
  const word = bareWord(written ?? '')
  return between.has(word) || (word.length > 6 && word.endsWith('mente'))
}
