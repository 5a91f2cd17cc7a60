'use client'

import { IconButton, Select, Text } from '@radix-ui/themes'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Craft, type Credit, craftLabels, crafts, creditKey, creditLine } from '#lib/articles/credits.ts'

interface ChosenCreditsProps {
  credits: readonly Credit[]
  /** `said` describes the change in a sentence for screen readers. */
  onChange: (credits: Credit[], said: string) => void
}

/** Keys the rows by signer and by the number of earlier rows of that signer: a row stays the same element when its function changes. */
function withKeys(credits: readonly Credit[]) {
  const seen = new Map<string, number>()
  return credits.map(credit => {
    const who = creditKey({ ...credit, craft: 'reporting' })
    const times = seen.get(who) ?? 0
    seen.set(who, times + 1)
    return { credit, key: `${who} ${times}` }
  })
}

/** The list of credits: each row changes its function, moves up or down, or is removed. */
export function ChosenCredits({ credits, onChange }: ChosenCreditsProps) {
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<string | null>(null)
  useEffect(() => {
    if (moved.current === null) return
    // A moved row loses the focus; this gives it back.
    const [way, place] = moved.current.split(' ')
    moved.current = null
    const tools = list.current?.children[Number(place)]?.querySelectorAll<HTMLButtonElement>('[data-way]:enabled') ?? []
    const all = [...tools]
    ;(all.find(({ dataset }) => dataset.way === way) ?? all[0])?.focus()
  })
  if (credits.length === 0) return null

  const move = (place: number, by: 1 | -1) => {
    const next = [...credits]
    const [credit] = next.splice(place, 1)
    if (!credit) return
    next.splice(place + by, 0, credit)
    moved.current = `${by} ${place + by}`
    onChange(next, `${creditLine(credit)} agora é a ${place + by + 1}ª assinatura.`)
  }
  const change = (place: number, craft: Craft) =>
    onChange(
      credits.map((each, at) => (at === place ? { ...each, craft } : each)),
      '',
    )
  return (
    <ul ref={list} className="flex flex-col gap-1.5" aria-label="Quem assina">
      {withKeys(credits).map(({ credit, key }, place) => (
        <li key={key} className="credit-row">
          <Text as="span" size="2" className="truncate" title={credit.name}>
            {credit.name || 'Sem nome'}
          </Text>
          <span className="flex">
            <Tool way={-1} label={`Subir ${credit.name}`} disabled={place === 0} onClick={() => move(place, -1)}>
              <ArrowUp aria-hidden size={14} />
            </Tool>
            <Tool
              way={1}
              label={`Descer ${credit.name}`}
              disabled={place === credits.length - 1}
              onClick={() => move(place, 1)}
            >
              <ArrowDown aria-hidden size={14} />
            </Tool>
            <Tool
              label={`Remover ${creditLine(credit)}`}
              onClick={() =>
                onChange(
                  credits.filter(other => other !== credit),
                  `${creditLine(credit)} não assina mais.`,
                )
              }
            >
              <X aria-hidden size={14} />
            </Tool>
          </span>
          <span className="credit-craft">
            <Select.Root size="1" value={credit.craft} onValueChange={craft => change(place, craft as Craft)}>
              <Select.Trigger aria-label={`Função de ${credit.name}`}>{craftLabels[credit.craft]}</Select.Trigger>
              <Select.Content>
                {crafts.map(craft => (
                  <Select.Item
                    key={craft}
                    value={craft}
                    disabled={credits.some(
                      (other, at) => at !== place && creditKey(other) === creditKey({ ...credit, craft }),
                    )}
                  >
                    {craftLabels[craft]}
                  </Select.Item>
                ))}
              </Select.Content>
            </Select.Root>
            {credit.personId === null && (
              <Text as="span" size="1" color="gray">
                {credit.agency ? 'Agência ou equipe' : 'De fora da redação'}
              </Text>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface ToolProps {
  way?: 1 | -1
  label: string
  disabled?: boolean
  onClick: () => void
  children: React.ReactNode
}

function Tool({ way, label, disabled, onClick, children }: ToolProps) {
  return (
    <IconButton
      type="button"
      size="1"
      variant="ghost"
      color="gray"
      className="row-tool m-0!"
      data-way={way}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </IconButton>
  )
}
