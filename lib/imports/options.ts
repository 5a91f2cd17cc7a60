import { z } from 'zod'

/** What a master chooses before an import. */
export const importOptions = z.object({
  /** The status of a text whose file does not say its status, and of one that is published there. Drafts stay drafts. */
  status: z.enum(['draft', 'published'], { error: 'Escolha rascunho ou publicado' }).default('draft'),
  /** What happens to a record that was imported before. One that was edited here since is never overwritten. */
  existing: z.enum(['skip', 'update'], { error: 'Escolha pular ou atualizar' }).default('skip'),
  /** The location path (`cidade-uf`) for texts in which no city is found; empty for none. */
  city: z.string().max(100).default(''),
  /** Whether another imported site that has the file's posts is the same site under a former name: unknown (the import asks), yes, or no. */
  twin: z.enum(['ask', 'same', 'other']).default('ask'),
  /** The address of the old site, when the file does not say it; empty for none. */
  site: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Endereço inválido' }).max(300)]).default(''),
})
export type ImportOptions = z.output<typeof importOptions>
