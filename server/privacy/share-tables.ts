import { byAnyName, ownDeleted, type TableData } from './table-data.ts'

/** Tables about the authors' share, and the accounts that it is paid to. */
export const shares = {
  // The amounts that a closed month owed and paid stay, with ids alone: the law requires records of money.
  share_statements: { of: byAnyName('author_id'), columns: { ids: 'author_id', none: 'month cents place' } },
  share_lines: {
    of: byAnyName('author_id'),
    columns: { work: 'title', ids: 'author_id', none: 'month article_id count authors cents' },
  },
  share_adjustments: {
    of: byAnyName('author_id'),
    erasure: { reason: '' },
    columns: {
      personal: 'reason',
      ids: 'request_id author_id made_by',
      none: 'id about_month month cents made_at',
    },
  },
  share_payments: {
    of: byAnyName('author_id'),
    columns: { ids: 'author_id marked_by', none: 'month cents paid_on marked_at' },
  },
  payout_accounts: { ...ownDeleted, columns: { sealed: 'account', ids: 'user_id', none: 'id kind updated_at' } },
} as const satisfies Record<string, TableData>
