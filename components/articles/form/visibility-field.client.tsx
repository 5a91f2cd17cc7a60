'use client'

import { RadioGroup, Text } from '@radix-ui/themes'
import { useController } from 'react-hook-form'
import type { ArticleFormControl } from './article-form-control.ts'

/** The article's visibility: public or premium (ART-6). */
export function VisibilityField({ form }: { form: ArticleFormControl }) {
  const { field } = useController({ control: form.control, name: 'visibility' })
  return (
    <fieldset className="flex flex-col gap-2">
      <Text as="span" asChild size="2" weight="medium" mb="1">
        <legend>Visibilidade</legend>
      </Text>
      <RadioGroup.Root value={field.value} onValueChange={field.onChange} aria-label="Visibilidade">
        <RadioGroup.Item value="public">Público: qualquer pessoa lê</RadioGroup.Item>
        <RadioGroup.Item value="premium">Premium: só assinantes leem inteiro</RadioGroup.Item>
      </RadioGroup.Root>
    </fieldset>
  )
}
