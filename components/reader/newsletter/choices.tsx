import { type Frequency, frequencies, frequencyLabels } from '#lib/newsletter/subscriber.ts'

export const control = 'min-h-11 w-full rounded-sm border border-strong bg-paper px-3 py-2 text-base font-normal'

interface ChoicesProps {
  /** Cities with published articles. */
  cities: readonly { path: string; name: string; state: string }[]
  city?: string | null
  frequency?: Frequency
}

/** The city and the frequency of a newsletter subscription. */
export const Choices = ({ cities, city, frequency = 'daily' }: ChoicesProps) => (
  <>
    <label className="flex flex-col gap-1 text-sm font-semibold">
      Notícias de
      <select name="city" defaultValue={city ?? ''} className={control}>
        <option value="">Todas as cidades</option>
        {cities.map(({ path, name, state }) => (
          <option key={path} value={path}>
            {name} ({state})
          </option>
        ))}
      </select>
    </label>
    <fieldset>
      <legend className="text-sm font-semibold">Com que frequência?</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {frequencies.map(each => (
          <label key={each} className="inline-flex min-h-11 items-center gap-2">
            <input type="radio" name="frequency" value={each} defaultChecked={each === frequency} className="size-5" />
            {frequencyLabels[each]}
          </label>
        ))}
      </div>
    </fieldset>
  </>
)
