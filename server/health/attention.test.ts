import { expect, test } from 'vitest'
import { attentionOf } from './attention.ts'

const now = new Date('2026-11-22T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)
const run = (hours: number, outcome: 'succeeded' | 'failed' | 'skipped' = 'succeeded', detail = '') => ({
  outcome,
  detail,
  startedAt: hoursAgo(hours),
  endedAt: hoursAgo(hours),
  bytes: 1,
})
const well = {
  versions: { product: '0.1.0', node: '24', postgres: '18', migration: 'x', pending: 0 },
  jobs: [],
  failedJobs: [],
  mails: [],
  privacy: { late: 0, near: 0 },
  setup: [],
  backups: { folder: '/b', encrypted: true, newest: run(9), last: run(9), drill: run(8) },
}
const backups = (own: Partial<typeof well.backups>) => ({ ...well, backups: { ...well.backups, ...own } })
const job = {
  job: 'x',
  waiting: 1,
  later: 0,
  active: 0,
  failed: 0,
  done: 0,
  medianMs: null,
  longestMs: null,
  retried: 0,
}

test('a house that is well asks for nothing', () => expect(attentionOf(well, now)).toEqual([]))

test.each([
  [
    'a backup of 27 hours',
    backups({ newest: run(27), last: run(27), drill: run(26) }),
    'A cópia mais nova tem 27 horas',
  ],
  [
    'a failed backup',
    backups({ last: run(1, 'failed', 'Não há espaço.') }),
    'A última cópia de segurança falhou. Não há espaço.',
  ],
  [
    'no BACKUP_DIR',
    { ...well, backups: { ...well.backups, folder: null } },
    'Nenhuma cópia de segurança é feita à noite',
  ],
  ['a late request', { ...well, privacy: { late: 1, near: 0 } }, '1 pedido de titular passou do prazo'],
  ['a job that waits', { ...well, jobs: [{ ...job, waitingSince: hoursAgo(1) }] }, 'há mais de meia hora'],
  ['a job that has just come', { ...well, jobs: [{ ...job, waitingSince: hoursAgo(0.1) }] }, null],
])('%s', (_, state, sentence) => {
  const said = attentionOf(state, now).map(finding => finding.sentence)
  expect(said.length).toBe(sentence ? 1 : 0)
  expect(said.join(' ')).toContain(sentence ?? '')
})
