'use client'

import 'react-day-picker/style.css'
import './calendar.css'
import { DayPicker } from 'react-day-picker'
import { ptBR } from 'react-day-picker/locale/pt-BR'

interface DaysProps {
  today: Date
  selected: Date | undefined
  choose: (day: Date) => void
  /** The first day that can be chosen; any by default. */
  from?: Date
}

/** A month to choose a day from. Its days are Dates of the browser's zone. */
export const Days = ({ today, selected, choose, from }: DaysProps) => (
  <DayPicker
    mode="single"
    required
    autoFocus
    locale={ptBR}
    today={today}
    defaultMonth={selected ?? today}
    selected={selected}
    onSelect={choose}
    disabled={from && { before: from }}
  />
)
