import type { BackupState } from '#server/backup/queries.ts'
import type { JobCounts } from '#server/platform/work/job-counts.ts'
import type { Finding } from './findings.ts'
import type { UploadSize } from './upload-size.ts'

/** What Saúde shows. */
export interface Health extends HouseState {
  /** What a master should look at, most serious first. */
  attention: Finding[]
}

/** The data about the house that Saúde reads. */
export interface HouseState {
  versions: { product: string; node: string; postgres: string; migration: string; pending: number }
  database: { bytes: number; tables: { name: string; bytes: number; rows: number }[] }
  jobs: JobCounts[]
  failedJobs: { id: string; job: string; error: string; attempts: number; failedAt: Date }[]
  errors: {
    fingerprint: string
    errorId: string
    place: string
    code: string
    count: number
    firstAt: Date
    lastAt: Date
  }[]
  uploads: UploadSize | null
  mails: { kind: string; state: string; error: string; at: Date | null }[]
  backups: BackupState
  /** Open requests about personal data: past their deadline, and with three days or less left. */
  privacy: { late: number; near: number }
  /** Findings about the settings; a missing setting comes with the way to set it. */
  setup: Finding[]
}
