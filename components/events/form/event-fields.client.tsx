'use client'

import { Checkbox, Text, TextArea, TextField } from '@radix-ui/themes'
import { Controller, useController, useWatch } from 'react-hook-form'
import { CityField } from '#components/ui/fields/city-field.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { Section } from '#components/ui/section.tsx'
import { textsIn } from '#lib/events/desk/texts.ts'
import { eventCategories, eventCategoryLabels } from '#lib/events/event.ts'
import { CoverFields } from './cover-fields.client.tsx'
import type { EventCities, EventFormControl } from './event-form-control.ts'
import { RepetitionFields } from './repetition-fields.client.tsx'
import { WhenFields } from './when-fields.client.tsx'

interface EventFieldsProps {
  form: EventFormControl
  /** The first day that the calendars offer; any when it is null. */
  from: string | null
  cities: EventCities
  /** The address of the stored cover; null without one. */
  coverSrc: string | null
}

const categories = eventCategories.map(value => ({ value, label: eventCategoryLabels[value] }))

/** The fields of an event (EVT-1). */
export function EventFields({ form, from, cities, coverSrc }: EventFieldsProps) {
  const register = filledBy(form)
  const { errors } = form.formState
  const { field: cityField } = useController({ control: form.control, name: 'city' })
  const city = cities.known[cityField.value]
  return (
    <>
      <Section title="O evento">
        <div className="flex flex-col gap-4">
          <Field label="Título" error={errors.title?.message}>
            {props => <TextField.Root {...props} {...register('title')} autoComplete="off" required />}
          </Field>
          <Field label="Descrição" error={errors.description?.message}>
            {props => <TextArea {...props} {...register('description')} rows={6} resize="vertical" required />}
          </Field>
          <Controller
            control={form.control}
            name="category"
            render={({ field: { ref: _, ...field } }) => (
              <SelectField
                {...field}
                label="Categoria"
                placeholder="Escolha uma categoria"
                options={categories}
                error={errors.category?.message}
              />
            )}
          />
        </div>
      </Section>
      <Section title="Onde">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Local" hint="Praça, teatro, escola…" error={errors.location?.message}>
            {props => <TextField.Root {...props} {...register('location')} autoComplete="off" required />}
          </Field>
          <OptionalTexts form={form} texts={textsIn('place')} />
          <CityField
            field={cityField}
            error={errors.city?.message}
            name={city?.name}
            usual={cities.usual}
            find={async typed => (await cities.search({ typed })).data ?? null}
            onFound={cities.learn}
            drop="Trocar a cidade"
          />
        </div>
      </Section>
      <Section title="Quando">
        <div className="flex flex-col gap-5">
          <WhenFields form={form} city={city} from={from} />
          <RepetitionFields form={form} />
        </div>
      </Section>
      <Section title="Entrada e contato">
        <AdmissionFields form={form} />
      </Section>
      <Section title="Imagem de capa" intro="Opcional.">
        <CoverFields form={form} src={coverSrc} />
      </Section>
    </>
  )
}

function AdmissionFields({ form }: { form: EventFormControl }) {
  const register = filledBy(form)
  const { errors } = form.formState
  const isFree = useWatch({ control: form.control, name: 'isFree' })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Controller
        control={form.control}
        name="isFree"
        render={({ field: { value, onChange, ...field } }) => (
          <Text as="label" size="2" className="flex min-h-8 items-center gap-2 self-start sm:col-span-2">
            <Checkbox {...field} checked={value} onCheckedChange={checked => onChange(checked === true)} />
            Entrada gratuita
          </Text>
        )}
      />
      <OptionalTexts form={form} texts={textsIn('entry').filter(({ name }) => name !== 'price' || !isFree)} />
      <Field label="Link" hint="Ingressos ou mais informações." error={errors.linkUrl?.message}>
        {props => <TextField.Root {...props} {...register('linkUrl')} inputMode="url" autoComplete="off" />}
      </Field>
    </div>
  )
}

interface OptionalTextsProps {
  form: EventFormControl
  texts: ReturnType<typeof textsIn>
}

const OptionalTexts = ({ form, texts }: OptionalTextsProps) =>
  texts.map(({ name, label, hint }) => (
    <Field key={name} label={label} hint={hint} error={form.formState.errors[name]?.message}>
      {props => <TextField.Root {...props} {...filledBy(form)(name)} autoComplete="off" />}
    </Field>
  ))
