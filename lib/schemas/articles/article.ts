import { z } from 'zod'
import { draftSlug, slugOf } from '../../addresses/draft-slug.ts'
import { isFreeUrl } from '../../addresses/free-url.ts'
import { articleStatuses, visibilities } from '../../articles/article.ts'
import { isPlace } from '../../articles/caret-place.ts'
import { crafts, creditKey } from '../../articles/credits.ts'
import { placePath } from '../../articles/suggestions/places.ts'
import { limits } from '../../limits.ts'
import { visibleText } from '../../text/html.ts'
import { cleanText, tagKey } from '../../text/text.ts'
import { hasFewTags, tooManyTags } from '../length.ts'
import { freeUrl } from '../url.ts'
import { otherPlace, shownSuggestions } from './analysis.ts'

/** A status from outside; `in_review` is accepted as an alias of `review` (ART-1). */
export const articleStatus = z.preprocess(
  value => (value === 'in_review' ? 'review' : value),
  z.enum(articleStatuses, { error: 'Status inválido' }),
)

const trimmed = (message: string) => z.string({ error: message }).overwrite(cleanText).trim()

const longestHtml = z
  .string({ error: 'Conteúdo é obrigatório' })
  .max(limits.content.maxBytes, { error: 'Conteúdo muito longo', abort: true })
  .refine(hasFewTags, { error: tooManyTags, abort: true })

const bodyOf = (min: number) =>
  longestHtml.superRefine((html, issue) => {
    const { length } = visibleText(html)
    if (length < min) issue.addIssue(`Conteúdo deve ter pelo menos ${min} caracteres`)
    if (length > limits.content.max) issue.addIssue('Conteúdo muito longo')
  })

/** An article's or a page's body as HTML, before it is sanitised. */
export const bodyHtml = bodyOf(limits.content.min)

const tags = z
  .array(trimmed('Tag inválida').min(1, 'Tag inválida').max(limits.tag.max, 'Tag muito longa'))
  .max(limits.tag.perArticle, `Use no máximo ${limits.tag.perArticle} tags`)
  .transform(list => {
    const byKey = new Map(list.map(tag => [tagKey(tag), tag.replace(/\s+/g, ' ')] as const).reverse())
    return [...byKey].reverse().flatMap(([key, tag]) => (key ? [tag] : []))
  })

const cities = z
  .array(z.string().max(100))
  .max(limits.citiesPerArticle, `Escolha no máximo ${limits.citiesPerArticle} cidades`)
  .transform(list => [...new Set(list)])

const places = z
  .array(otherPlace)
  .max(limits.otherPlaces.max, `Use no máximo ${limits.otherPlaces.max} outros lugares`)
  .transform(list => [...new Map(list.map(place => [placePath(place), place] as const).reverse()).values()].reverse())

const wholePercent = z.int('Ponto inválido').min(0, 'Ponto inválido').max(100, 'Ponto inválido')

/** A person with a profile here, by id, or anybody else by name. The shape is that of `Credit`. */
const credit = z
  .object({
    personId: z.uuid('Pessoa inválida').toLowerCase().nullable(),
    name: trimmed('Nome inválido').max(limits.credit.max, 'Nome muito longo'),
    agency: z.boolean('Assinatura inválida'),
    craft: z.enum(crafts, { error: 'Função inválida' }),
  })
  .refine(({ personId, name }) => personId !== null || name.length >= limits.credit.min, {
    error: 'Escreva o nome de quem assina',
  })
  .transform(each => (each.personId === null ? each : { ...each, agency: false }))

const creditsOf = (min: number) =>
  z
    .array(credit)
    .min(min, 'Informe quem assina o artigo')
    .max(limits.credit.perArticle, `Use no máximo ${limits.credit.perArticle} assinaturas`)
    .transform(list => [...new Map(list.map(each => [creditKey(each), each] as const).reverse()).values()].reverse())

const longestTitle = trimmed('Título é obrigatório').max(limits.title.max, 'Título muito longo')
const longestSummary = trimmed('Resumo é obrigatório').max(limits.summary.max, 'Resumo muito longo')
/** The first message of an article without a title. */
export const titleMissing = 'Título deve ter pelo menos 3 caracteres'

/** The fields of an article that readers or a reviewer see, with every limit (ART-5). Their order decides which message comes first. */
export const articleFields = z.object({
  title: longestTitle.min(limits.title.min, titleMissing),
  slug: trimmed('Endereço é obrigatório')
    .regex(/^[a-z0-9-]*$/, 'Slug deve conter apenas letras minúsculas, números e hífens')
    .transform(slug => slug.replace(/-+/g, '-').replace(/^-|-$/g, ''))
    .pipe(
      z
        .string()
        .min(limits.slug.min, 'Endereço deve ter pelo menos 3 caracteres')
        .max(limits.slug.max, 'Endereço muito longo'),
    ),
  summary: longestSummary.min(limits.summary.min, 'Resumo deve ter pelo menos 10 caracteres'),
  content: bodyHtml,
  /** An uploaded picture's id; wins over `coverImage`. */
  coverMediaId: z.uuid('Imagem inválida').nullable(),
  coverImage: freeUrl,
  coverAlt: trimmed('Texto inválido').max(limits.coverText.max, 'Descrição muito longa'),
  coverCredit: trimmed('Texto inválido').max(limits.coverText.max, 'Crédito muito longo'),
  /** What readers read under the cover. Left out, as in texts kept by an earlier release, the stored one stays. */
  coverCaption: trimmed('Texto inválido').max(limits.coverText.max, 'Legenda muito longa').optional(),
  /** The cover's focal point, in percent from the left and from the top. Left out, the stored one stays. */
  coverFocus: z.object({ x: wholePercent, y: wholePercent }).optional(),
  tags,
  /** Location paths (`cidade-uf`); the first is the primary city. */
  cities,
  /** Its places of other kinds. Left out, the stored ones stay. */
  places: places.optional(),
  /** The suggestions of an analysis that the form shows; no part of the text. */
  analysis: shownSuggestions.optional(),
  /** The people named under the article, in this order. Left out, the stored credits stay; a new article is credited to its owner. */
  credits: creditsOf(1).optional(),
  visibility: z.enum(visibilities, { error: 'Visibilidade inválida' }),
})

export type ArticleFields = z.output<typeof articleFields>
export type ArticleFieldsInput = z.input<typeof articleFields>

/**
 * The fields of a text that may be incomplete: a draft is saved with whatever it has, and the upper limits hold (ART-14). A slug or an
 * address of a cover that is none yet is left out.
 */
export const draftFields = z.object({
  ...articleFields.shape,
  title: longestTitle,
  slug: trimmed('Endereço é obrigatório').transform(draftSlug),
  summary: longestSummary,
  content: bodyOf(0),
  coverImage: z
    .string()
    .trim()
    .nullable()
    .transform(text => (text !== null && text.length <= limits.url.max && isFreeUrl(text) ? text : null)),
  credits: creditsOf(0).optional(),
})

/**
 * A form's fields as a draft stores them; `fields` is null when one is longer than allowed. `problem` is the message of that field, or
 * of a field that is left out of what is stored.
 */
export function readDraft(typed: ArticleFieldsInput): { fields: ArticleFields | null; problem: string | null } {
  const { data, error } = draftFields.safeParse(typed)
  if (!data) return { fields: null, problem: error.issues[0]?.message ?? null }
  const checked = (['slug', 'coverImage'] as const).filter(name => {
    return typed[name]?.trim() && !(name === 'slug' && typed.slug === slugOf(typed.title))
  })
  const wrong = checked.map(name => articleFields.shape[name].safeParse(typed[name]).error?.issues[0]?.message)
  return { fields: data, problem: wrong.find(message => message !== undefined) ?? null }
}

/** Whether a text has a first word, or a picture. Empty paragraphs are none. */
export const hasWords = ({ title, summary, content, coverMediaId, coverImage }: ArticleFieldsInput): boolean =>
  [title, summary, coverImage ?? '', content.replace(/<\/?(?:p|br)\b[^<>]*>|&nbsp;/gi, '')].some(text => text.trim()) ||
  coverMediaId !== null

export const createArticleInput = draftFields
  .extend({
    /** Made by the browser once per form: a repeated request finds the article of the first. */
    requestId: z.uuid('Pedido inválido').optional(),
    /** The form's id. */
    form: z.uuid('Pedido inválido').optional(),
    /** The story idea that the article is written from. */
    ideaId: z.uuid('Pauta inválida').nullish(),
  })
  .refine(hasWords, { path: ['title'], error: titleMissing })
export type CreateArticleInput = z.output<typeof createArticleInput>

const target = z.object({
  id: z.uuid('Artigo inválido'),
  /** The version that the change started from. 0, which no article has, for a text with another origin. */
  version: z.int().nonnegative(),
})

/** The form that sends a save, and the id of the request. A request that is sent twice is done once. */
const writing = z.object({ form: z.uuid('Pedido inválido'), request: z.uuid('Pedido inválido') })
export type Writing = z.output<typeof writing>

export const saveArticleInput = z.object({ ...target.shape, fields: draftFields, writing: writing.optional() })
export type SaveArticleInput = z.output<typeof saveArticleInput>

export const autosaveArticleInput = saveArticleInput.extend({ writing })
export type AutosaveArticleInput = z.output<typeof autosaveArticleInput>

/** A form reports that it is still open, or that it is closing (`leaving`). */
export const presenceInput = z.object({
  id: z.uuid('Artigo inválido'),
  form: z.uuid('Pedido inválido'),
  leaving: z.boolean().optional(),
  /** Where the caret stands; null or absent outside the text. */
  place: z.string().refine(isPlace, 'Lugar inválido').nullish(),
})
export type PresenceInput = z.output<typeof presenceInput>

export const changeStatusInput = z.object({ ...target.shape, status: articleStatus })
export type ChangeStatusInput = z.output<typeof changeStatusInput>

export const articleId = z.object({ id: z.uuid('Artigo inválido') })
export type ArticleId = z.output<typeof articleId>
