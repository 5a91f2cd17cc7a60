import { isDomainError } from '#lib/errors.ts'
import type { ImportOptions } from '#lib/imports/options.ts'
import { findPlace, type Gazetteer } from '#lib/imports/places.ts'
import type { ImportCause, ImportNote, SourcePost, SourceRecord } from '#lib/imports/post.ts'
import { messageFor } from '#lib/messages.ts'
import { type SitePageSlug, sitePageSlugs } from '#lib/site/pages/site-pages.ts'
import { visibleText } from '#lib/text/html.ts'
import { type PreparedArticle, prepareArticle } from '#server/articles/batch/commands/prepare-article.ts'
import { type ConvertedPost, convertPost } from '../convert/convert-post.ts'
import { plainText } from '../convert/texts.ts'
import type { ImportRecord, RefusedRecord } from './record.ts'

/** What a conversion needs beside the record. */
export interface ConversionContext {
  site: string
  origin: string
  options: ImportOptions
  now: Date
  gazetteer: Gazetteer
}

/** A record and its number in the file. */
export interface NumberedRecord {
  position: number
  record: SourceRecord
}

/** Converts a record to an article, places it and sanitises it. Pure; never raises: a record that cannot be converted is refused. */
export function convertRecord({ position, record }: NumberedRecord, context: ConversionContext): ImportRecord {
  // Its source may have entities in it.
  const title = plainText(record.title)
  const refused = (outcome: RefusedRecord['outcome'], cause: ImportCause, detail = ''): RefusedRecord => {
    return { kind: 'refused', position, recordId: record.recordId, title, outcome, cause, detail }
  }
  if (record.kind === 'problem')
    return refused(record.cause === 'not_a_post' ? 'skipped' : 'failed', record.cause, record.detail)
  if (record.recordId === '') return refused('failed', 'missing_id')
  if (record.status === 'trash') return refused('skipped', 'in_trash')
  try {
    const converted = convertPost(record, context)
    if (converted.kind === 'problem') return refused('failed', converted.cause, converted.detail)
    const notes = [...converted.notes]
    const article = prepare(record.recordId, record.kind === 'page', placed(converted, context, notes), notes)
    const { author, otherAuthors, contentHash, coverPicture, bodyPictures, addresses } = converted
    const known = {
      kind: 'ready',
      position,
      recordId: record.recordId,
      title,
      page: record.kind === 'page',
      sitePage: sitePageOf(record, converted.fields),
    } as const
    return { ...known, author, otherAuthors, article, contentHash, notes, coverPicture, bodyPictures, addresses }
  } catch (error) {
    if (!isDomainError(error)) return refused('failed', 'unexpected', 'Erro desconhecido')
    const detail = Object.values(error.fields)[0] ?? messageFor(error)
    return refused('failed', error.fields.content ? 'content_too_long' : 'unexpected', detail)
  }
}

/**
 * The institutional page that a page of the other system becomes. Readers see it at once: a draft, a page behind a password, one below another page and
 * one without a text of its own become none.
 */
function sitePageOf(record: SourcePost, { slug, content }: ConvertedPost['fields']): SitePageSlug | null {
  const isOpen = record.kind === 'page' && record.status === 'published' && !record.premium && !record.below
  return isOpen && visibleText(content).trim() !== '' ? sitePageFor(slug) : null
}

/** The post with its city: the one that its texts name, or the session's choice. */
function placed(
  converted: ConvertedPost,
  { options, gazetteer }: ConversionContext,
  notes: ImportNote[],
): ConvertedPost {
  const { fields, categories } = converted
  const city =
    findPlace({ categories, tags: fields.tags, title: fields.title, text: visibleText(fields.content) }, gazetteer) ??
    options.city
  if (city === '') notes.push({ code: 'city_missing', detail: '' })
  return { ...converted, fields: { ...fields, cities: city === '' ? [] : [city] } }
}

/**
 * The article; a draft when it is a page of the other system, or when it is not complete enough to be published. A draft that was public keeps its date:
 * published later, here, it is no news of that day.
 */
function prepare(key: string, page: boolean, converted: ConvertedPost, notes: ImportNote[]): PreparedArticle {
  const { fields, content, publishedAt, changedAt } = converted
  const article = { key, fields, content, authorId: '', publishedAt, changedAt }
  if (page || converted.status === 'draft') return prepareArticle({ ...article, status: 'draft' })
  try {
    return prepareArticle({ ...article, status: converted.status })
  } catch (error) {
    if (!isDomainError(error)) throw error
    const draft = prepareArticle({ ...article, status: 'draft' })
    notes.push({ code: 'published_as_draft', detail: Object.values(error.fields)[0] ?? '' })
    return draft
  }
}

/** Usual slugs of pages elsewhere, and the institutional page that each is here. */
const others: ReadonlyMap<string, SitePageSlug> = new Map([
  ['sobre', 'quem-somos'],
  ['sobre-nos', 'quem-somos'],
  ['about', 'quem-somos'],
  ['equipe', 'expediente'],
  ['principios', 'principios-editoriais'],
  ['linha-editorial', 'principios-editoriais'],
  ['correcoes', 'politica-de-correcoes'],
  ['politica-de-privacidade', 'privacidade'],
  ['politica-privacidade', 'privacidade'],
  ['termos-de-uso', 'termos'],
  ['termos-e-condicoes', 'termos'],
  ['fale-conosco', 'contato'],
  ['entre-em-contato', 'contato'],
])

/** The institutional page that a page of another system becomes; null when it is none. */
const sitePageFor = (slug: string): SitePageSlug | null =>
  sitePageSlugs.find(own => own === slug) ?? others.get(slug) ?? null
