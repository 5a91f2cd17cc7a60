import { expect, test } from 'vitest'
import { attentionOf } from './attention.ts'

const now = new Date('2026-11-22T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)
const run = (hours: number, outcome: 'succeeded' | 'failed' | 'skipped' = 'succeeded', detail = '') => ({
  ...{ outcome, detail, startedAt: hoursAgo(hours), endedAt: hoursAgo(hours), bytes: 1 },
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
  ...{ job: 'x', waiting: 1, later: 0, active: 0, failed: 0, done: 0 },
  ...{ medianMs: null, longestMs: null, retried: 0 },
}

test('a house that is well asks for nothing', () => expect(attentionOf(well, now)).toEqual([]))

test.each([
  ['a backup of 25 hours', backups({ newest: run(25), last: run(25), drill: run(24) }), null],
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
  ['no backup yet', { ...well, backups: { ...well.backups, newest: null, last: null } }, 'Ainda não há cópia'],
  ['a failed drill', backups({ drill: run(1, 'failed') }), 'ensaio de restauração falhou'],
  ['a skipped drill', backups({ drill: run(1, 'skipped', 'Falta o direito.') }), 'Falta o direito.'],
  ['a late request', { ...well, privacy: { late: 1, near: 0 } }, '1 pedido de titular passou do prazo'],
  ['requests near their deadline', { ...well, privacy: { late: 0, near: 2 } }, 'vencem em até três dias'],
  ['a backup that was not drilled', backups({ drill: run(33) }), 'ainda não foi restaurada para conferir'],
  ['a backup that waits for its drill', backups({ newest: run(1), last: run(1), drill: run(25) }), null],
  ['pending migrations', { ...well, versions: { ...well.versions, pending: 2 } }, 'npm run migrate'],
  ['a job that waits', { ...well, jobs: [{ ...job, waitingSince: hoursAgo(1) }] }, 'há mais de meia hora'],
  ['a job that has just come', { ...well, jobs: [{ ...job, waitingSince: hoursAgo(0.1) }] }, null],
])('%s', (_, state, sentence) => {
  const said = attentionOf(state, now).map(finding => finding.sentence)
  expect(said.length).toBe(sentence ? 1 : 0)
  expect(said.join(' ')).toContain(sentence ?? '')
})
