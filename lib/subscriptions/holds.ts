import { plural } from '../text/format.ts'

/** Why a purchase waits: “2 desistências em doze meses”. */
export const timesWords = (withdrawals: number, byPayer: boolean): string =>
  `${plural(withdrawals, 'desistência', 'desistências')} em doze meses${byPayer ? ', também em outra conta de quem paga' : ''}`
