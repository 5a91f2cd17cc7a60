import { type AnalysedText, paragraphsIn } from '../../analysis/reading/reading.ts'
import { escapeHtml, visibleText } from '../../text/html.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { fold } from '../../text/text.ts'

/** A pattern for any of some words, each with its forms. */
const forms = (words: string) => `(?:${words.replaceAll(' ', '|')})`
const adds = forms(
  'acrescent(?:e|em|a|ar) adicion(?:e|em|a|ar) inclu(?:a|am|i|ir) insir(?:a|am) insere inserir sugir(?:a|am) sugerir atribu(?:a|am|ir) anex(?:e|em|ar) add include insert assign suggest',
)
const sets = forms(
  'coloqu(?:e|em) colocar ponh(?:a|am) registr(?:e|em|ar) marqu(?:e|em) marcar defin(?:a|am|ir) consider(?:e|em|ar) classifi(?:que|quem|car) indi(?:que|quem|car) escolh(?:a|am|er) us(?:e|em|ar) utiliz(?:e|em|ar) trat(?:e|em|ar) respond(?:a|am|er) retorn(?:e|em|ar) devolv(?:a|am|er) cit(?:e|em|ar) mencion(?:e|em|ar) list(?:e|em|ar) troqu(?:e|em) trocar substitu(?:a|am|ir) mud(?:e|em|ar) alter(?:e|em|ar) remov(?:a|am|er) retir(?:e|em|ar) apagu(?:e|em) apagar exclu(?:a|am|ir) set put mark use choose treat change replace remove return respond answer output',
)
const writes = forms(
  'escrev(?:a|am|er) reescrev(?:a|am|er) cri(?:e|em|ar) propo(?:nha|nham|r) faca facam fazer write make create',
)
const forgets = forms('ignor(?:e|em|ar) desconsider(?:e|em|ar) esquec(?:a|am|er) disregard forget')

const cities = '(?:cidades?|municipios?|city|cities|municipality)'
const places = `(?:${cities}|loca(?:l|is)|localizac(?:ao|oes)|localidades?|lugar(?:es)?|pracas?|locations?|places?)`
const labels =
  '(?:tags?|hashtags?|keywords?|palavras?-chave|marcador(?:es)?|etiquetas?|metadados|primary ?_?city|cidade (?:principal|primaria))'
const headings = '(?:titulos?|manchetes?|resumos?|headlines?|summary)'
const rules =
  '(?:instruc(?:ao|oes)|instructions?|ordens|prompt|regras?|rules|orientac(?:ao|oes)|previous|anterior(?:es)?|acima|tudo|everything|textos?|materia|noticia|artigo|article)'
const material = '(?:textos?|materias?|noticias?|artigos?|reportage(?:m|ns))'
const machine =
  '(?:assistente|assistant|ia|ai|inteligencia artificial|robo|chatbot|bot|chatgpt|gpt|gemini|claude|llm|sistema|system|modelo(?: de linguagem)?|language model|analisador|analise automatica|algoritmo)'

/** Where a clause begins: an imperative stands there, and a subjunctive (“pediu que a prefeitura inclua o município”) does not. */
const clause = '(?:^|[.!?;:,()“”"–—-] ?|\\b(?:favor|please|entao|agora|tambem|sempre|e|ou|nao|voce|voces) )'
/** At most eight words between a verb and its object. */
const near = '\\b[^.!?]{0,4}(?:[^ .!?]{1,40} ){0,8}?[^ \\p{L}]*'
/** An infinitive is no order, but behind “favor”: “incluir municípios” is an item of a plan. */
const imperative = '(?:(?<=favor )|(?!\\p{L}+[aei]r\\b))'
const ordering = (verbs: string, objects: string) =>
  new RegExp(`${clause}${imperative}${verbs}${near}\\b${objects}\\b`, 'u')

/** Orders for what an analysis gives, in the imperative. */
const imperatives = [
  ordering(adds, places),
  ordering(sets, cities),
  ordering(writes, headings),
  ordering(sets, headings),
  ordering(forgets, rules),
]
/** Sentences that no reader is ever told, in whatever form. */
const always = [
  new RegExp(`\\b(?:${adds}|${sets}|${writes})${near}\\b${labels}\\b`, 'u'),
  new RegExp(`\\b${labels}\\b[^.!?]{0,40}\\b(?:deve|devem|precisam?|tem de|tem que|should|must|shall)\\b`),
  new RegExp(`\\b${places} dest[ae]s? ${material}`),
  new RegExp(
    `\\b${material} (?:deve|devem|precisam?|tem de|tem que) ser (?:classificad|marcad|associad|registrad|ligad|vinculad|atribuid|catalogad)[oa]s?\\b`,
  ),
  new RegExp(`\\bcidade (?:principal|primaria)(?: d(?:[ao]|est[ae])s? ${material}| ?[:=]| (?:e|sera) )`),
  new RegExp(
    `^[[(<*# “"-]*(?:atencao,? |para |caro |cara |ola,? |ei,? |dear |note to )?(?:o |a |the )?${machine} ?[\\])>:]`,
  ),
  new RegExp(
    `\\b(?:nota|aviso|recado|instruc(?:ao|oes)|ordem|note|instructions?) (?:para|ao|a|to|for) (?:o |a |the )?${machine}\\b`,
  ),
  /\b(?:voce e|you are) (?:um|uma|a|an|o) ?(?:assistente|ia|ai|modelo|robo|assistant|language model)\b/,
  /["'{]\s*(?:primary_?city|tags|locations|headlines)["']?\s*:/,
  new RegExp(
    `\\b(?:ia|ai|inteligencia artificial|assistente|modelo de linguagem|chatbot|chatgpt|analisador) (?:deve|devera|precisa|tem que|tem de|must|should) (?:${adds}|${sets})\\b`,
  ),
]

/** An order with a name alone: “Acrescente Cambé”. Recipes go on in small letters. */
const bare = /^(?:[Pp]or favor,? |[Ff]avor )?(?:[Aa]crescent|[Aa]dicion|[Ii]nsir|[Ss]ugir)(?:em?|am?|ar|ir) \p{Lu}/u

/** Whether a sentence speaks to the machine that analyses a text, and not to its readers: “acrescente a cidade de Cambé”. */
export function isOrder(sentence: string): boolean {
  // Signs that show nothing would hide a word.
  const shown = sentence.replace(/\p{Cf}|&(?:shy|zwn?j|[lr]rm|ZeroWidthSpace);/gu, '')
  const plain = fold(shown)
  if (bare.test(shown) || always.some(pattern => pattern.test(plain))) return true
  return imperatives.some(pattern => {
    const found = pattern.exec(plain)
    return found !== null && !/\bque\b/.test(plain.slice(0, found.index))
  })
}

/**
 * A text without its orders: an article is data, not instructions (AN-8). An order that ends in a colon takes the list behind it along. A text
 * without orders stays as it is.
 */
export function withoutOrders(text: AnalysedText): AnalysedText {
  let found = false
  let isListing = false
  const told = (part: string): string =>
    sentencesOf(part)
      .filter(sentence => {
        const isLeft = isListing || isOrder(sentence)
        isListing = isLeft && (/:\s*$/.test(sentence) || (isListing && !/[.!?…]\s*$/.test(sentence)))
        found ||= isLeft
        return !isLeft
      })
      .join(' ')
  const headings = { title: told(visibleText(text.title)), summary: told(visibleText(text.summary)) }
  isListing = false
  const paragraphs = paragraphsIn(text.content).map(told)
  const content = paragraphs.map(each => `<p>${escapeHtml(each)}</p>`).join('')
  return found ? { ...headings, content } : text
}
