import { tz } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { endOfDay } from 'date-fns/endOfDay'
import { defaultTimeZone } from '../text/format.ts'

/** Days within which a reader may take back a subscription (Código de Defesa do Consumidor, article 49). */
export const refundDays = 7

/** The last moment at which the first payment of a subscription can be asked back: the end of the seventh day after its day. */
export function refundableUntil(firstPaidAt: Date): Date {
  const zone = { in: tz(defaultTimeZone) }
  return new Date(endOfDay(addDays(firstPaidAt, refundDays, zone), zone).getTime())
}
