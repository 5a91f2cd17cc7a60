import { z } from 'zod'
import { limits } from '../../limits.ts'
import { cleanText, slugify, tagKey } from '../../text/text.ts'

const most = { sections: 20, tags: 30, name: 40, slug: 60 }

const line = z.string().overwrite(cleanText).trim()

/** An editorial section: the articles under any of its tags, under `/editoria/{slug}`. */
const section = z.object({
  name: line.min(2, 'Nome deve ter pelo menos 2 caracteres').max(most.name, 'Nome muito longo'),
  /** An empty one follows the name. */
  slug: line
    .max(most.slug, 'Endereço muito longo')
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Use letras sem acento, números e hífens'),
  tags: z
    .array(line.max(limits.tag.max, `Cada assunto tem no máximo ${limits.tag.max} caracteres`).refine(tagKey))
    .min(1, 'Informe pelo menos um assunto')
    .max(most.tags, `Use no máximo ${most.tags} assuntos`),
})
export type EditorialSection = z.output<typeof section>

const addressed = section.transform(({ name, slug, tags }) => ({ name, slug: slug || slugify(name, most.slug), tags }))

/** The form of the sections, in their order. */
export const sectionsFields = z.object({
  sections: z
    .array(addressed)
    .max(most.sections, `Use no máximo ${most.sections} editorias`)
    .superRefine((sections, context) => {
      for (const [place, { slug }] of sections.entries()) {
        const first = sections.findIndex(other => other.slug === slug)
        if (!slug) context.addIssue({ code: 'custom', path: [place, 'slug'], message: 'Informe um endereço' })
        else if (first < place) {
          context.addIssue({ code: 'custom', path: [place, 'slug'], message: 'Outra editoria já tem este endereço' })
        }
      }
    }),
})
export type Sections = z.output<typeof sectionsFields>

export const saveSectionsInput = sectionsFields.safeExtend({
  /** The fields that the form started from. Null overwrites any newer value. */
  from: sectionsFields.nullish(),
})
export type SaveSectionsInput = z.output<typeof saveSectionsInput>

/** The sections until a master forms some. */
export const noSections: Sections = { sections: [] }
