import { plural } from '../../text/format.ts'
import type { LeftOut } from './event-lines.ts'

/** What else of a file the form does not take. */
export interface Untaken {
  /** Whether the event repeats by a rule that the form does not have. */
  rule: boolean
  /** Whether its title or description is longer than the form's. */
  text: boolean
}

/** Says in one sentence what did not come along; null when all did. */
export function sayLeftOut({ excluded, added, changed, events }: LeftOut, { rule, text }: Untaken): string | null {
  const parts = [
    rule && 'a repetição',
    excluded > 0 && plural(excluded, 'data que a série pula', 'datas que a série pula'),
    added > 0 && plural(added, 'data a mais', 'datas a mais'),
    changed > 0 && plural(changed, 'data alterada', 'datas alteradas'),
    events > 0 && plural(events, 'outro evento', 'outros eventos'),
    text && 'o fim dos textos, longos demais',
  ].filter(part => part !== false)
  if (parts.length === 0) return null
  const last = parts.length > 1 ? ` e ${parts.pop()}` : ''
  return `Do arquivo não vieram: ${parts.join(', ')}${last}.`
}
