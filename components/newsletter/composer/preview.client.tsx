'use client'

import { Button, RadioGroup } from '@radix-ui/themes'
import { useState } from 'react'

interface PreviewProps {
  id: string
  /** The saved version: another one loads the preview again. */
  version: number
}

const looks = [
  { value: 'claro', label: 'Claro' },
  { value: 'escuro', label: 'Escuro' },
  { value: 'texto', label: 'Só texto' },
] as const
const widths = [
  { value: 'phone', label: 'Celular' },
  { value: 'desk', label: 'Computador' },
] as const

/** The edition as it would be sent now, in a frame without scripts: as wide as a phone or a desk, light, dark or as text. */
export function Preview({ id, version }: PreviewProps) {
  const [look, setLook] = useState('claro')
  const [width, setWidth] = useState('phone')
  const [isShown, setShown] = useState(true)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {isShown && <Choice label="Aparência" options={looks} value={look} onChange={setLook} />}
        {isShown && <Choice label="Largura" options={widths} value={width} onChange={setWidth} />}
        <Button type="button" size="1" variant="soft" color="gray" onClick={() => setShown(!isShown)}>
          {isShown ? 'Esconder a prévia' : 'Mostrar a prévia'}
        </Button>
      </div>
      {isShown && (
        <div className="side-scroll overflow-x-auto">
          <iframe
            title="Prévia do e-mail"
            src={`/api/newsletter/editions/${id}/preview?aspecto=${look}&v=${version}`}
            sandbox=""
            className={`h-[36rem] rounded-sm border border-rule bg-white ${width === 'phone' ? 'w-[23.5rem] max-w-full' : 'w-[42rem]'}`}
          />
        </div>
      )}
    </div>
  )
}

interface ChoiceProps {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

const Choice = ({ label, options, value, onChange }: ChoiceProps) => (
  <RadioGroup.Root aria-label={label} value={value} onValueChange={onChange} className="flex-row! flex-wrap gap-x-3!">
    {options.map(option => (
      <RadioGroup.Item key={option.value} value={option.value}>
        {option.label}
      </RadioGroup.Item>
    ))}
  </RadioGroup.Root>
)
