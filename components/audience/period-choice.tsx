import { Button, Text, TextField } from '@radix-ui/themes'
import { analyticsPath, lastDays, type Period, periodAddress, presetDays } from '#lib/audience/period.ts'

interface PeriodChoiceProps {
  period: Period
  /** Whether the address holds dates that are no valid period. */
  refused: boolean
  now: Date
  /** The screen's path; Analytics by default. */
  path?: string
}

/** The periods as links, and a plain form for dates of one's own. */
export function PeriodChoice({ period, refused, now, path = analyticsPath }: PeriodChoiceProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <nav aria-label="Período" className="flex flex-wrap gap-2">
        {presetDays.map(days => (
          <Button key={days} asChild variant={period.days === days ? 'solid' : 'soft'}>
            <a href={periodAddress(lastDays(days, now), path)} aria-current={period.days === days ? 'true' : undefined}>
              {days} dias
            </a>
          </Button>
        ))}
      </nav>
      <form action={path} className="flex flex-wrap items-end gap-3 text-sm">
        <Day name="de" label="De" value={period.from} />
        <Day name="ate" label="Até" value={period.to} />
        <Button type="submit" variant="soft">
          Mostrar
        </Button>
        {refused && (
          <Text as="p" role="alert" size="2" color="red" className="w-full">
            Digite duas datas como 01/11/2026, a primeira antes da segunda e no máximo dois anos.
          </Text>
        )}
      </form>
    </div>
  )
}

const Day = ({ name, label, value }: { name: string; label: string; value: string }) => (
  <div className="flex flex-col gap-1">
    <label htmlFor={name}>{label}</label>
    <TextField.Root
      key={value}
      id={name}
      name={name}
      defaultValue={value.split('-').reverse().join('/')}
      placeholder="dd/mm/aaaa"
      inputMode="numeric"
      maxLength={10}
      autoComplete="off"
      required
      className="w-32"
    />
  </div>
)
