/** The parts of an edition, in their order. Each has an id of its own, so that the composer can move it. */
export type EditionBlock = { id: string } & (
  | { kind: 'heading'; text: string }
  /** Text of the body editor, as stored HTML of our blocks. */
  | { kind: 'text'; body: string }
  /** One article: `lead` with its picture, large; `short` as headline and summary. A premium one as its teaser. */
  | { kind: 'article'; articleId: string; look: 'lead' | 'short' }
  /** The newest articles of the last `days`, or the most read of them, of a city or all, chosen when the edition is sent. */
  | { kind: 'latest'; city: string | null; days: number; count: number; mostRead?: boolean }
  /** The next events of a city or all, chosen when the edition is sent. */
  | { kind: 'agenda'; city: string | null; days: number; count: number }
  | { kind: 'event'; eventId: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'rule' }
)
export type BlockKind = EditionBlock['kind']

/** How an edition came about: by a master, by the morning or the week, or as a step of the welcome series. */
export const editionKinds = ['manual', 'daily', 'weekly', 'welcome'] as const
export type EditionKind = (typeof editionKinds)[number]

export const editionStatuses = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped'] as const
export type EditionStatus = (typeof editionStatuses)[number]

export const editionActs = ['schedule', 'unschedule', 'send', 'pause', 'resume', 'stop', 'finish'] as const
export type EditionAct = (typeof editionActs)[number]

const transitions: Record<EditionAct, Partial<Record<EditionStatus, EditionStatus>>> = {
  schedule: { draft: 'scheduled', scheduled: 'scheduled' },
  unschedule: { scheduled: 'draft' },
  send: { draft: 'sending', scheduled: 'sending' },
  pause: { sending: 'paused' },
  resume: { paused: 'sending' },
  stop: { sending: 'stopped', paused: 'stopped' },
  finish: { sending: 'sent' },
}

/** The status after an act; null when the act does not apply. */
export const editionAfter = (status: EditionStatus, act: EditionAct): EditionStatus | null =>
  transitions[act][status] ?? null

/** Whether its subject, blocks and recipients may still be changed. */
export const isEditable = (status: EditionStatus): boolean => status === 'draft' || status === 'scheduled'
