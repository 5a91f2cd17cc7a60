import lines from '#prisma/reference/analysis/near-synonyms.json' with { type: 'json' }
import { tagKey } from '../../text/text.ts'
import { stem } from '../reading/stem.ts'

const linking = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'a', 'em'])

/** The key of a tag's stems: inflections of one tag have the same. */
export const tagStems = (tag: string): string =>
  tagKey(tag)
    .split('-')
    .filter(word => !linking.has(word))
    .map(stem)
    .join(' ')

const groups = new Map<string, number>()
for (const [n, line] of lines.entries())
  for (const tag of line.split('; ')) if (!groups.has(tagStems(tag))) groups.set(tagStems(tag), n)

/** Whether two tags, by the keys of their stems, say nearly the same, as “PRF” and “Polícia Rodoviária Federal” do: a text gets one of them. */
export function areNearSynonyms(a: string, b: string): boolean {
  const group = groups.get(a)
  const [head = ''] = a.split(' ')
  return (
    (group !== undefined && group === groups.get(b)) ||
    initialsOf(a) === b ||
    initialsOf(b) === a ||
    // “Câmara Municipal” and “Câmara de Sinop”
    (/^(?:camar|prefeitur)$/.test(head) &&
      b.startsWith(`${head} `) &&
      a !== b &&
      !a.includes('deputad') &&
      !b.includes('deputad'))
  )
}

const initialsOf = (key: string): string =>
  key
    .split(' ')
    .map(part => part.charAt(0))
    .join('')
