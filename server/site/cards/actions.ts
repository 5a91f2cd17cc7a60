'use server'

import { cardFields, changeCardInput, entryInput, orderInput, switchEntryInput } from '#lib/schemas/site/navigation.ts'
import { action } from '#server/platform/door/action.ts'
import { changeCard } from './commands/change-card.ts'
import { createCard } from './commands/create-card.ts'
import { orderCards } from './commands/order-cards.ts'
import { removeCard } from './commands/remove-card.ts'
import { switchCard } from './commands/switch-card.ts'

const limit = { name: 'site-cards', points: 600, seconds: 600 }

/** Adds a section card behind all others; gives its id. */
export const createCardAction = action({
  name: 'card.create',
  access: 'master',
  schema: cardFields,
  limit,
  command: createCard,
})

export const changeCardAction = action({
  name: 'card.change',
  access: 'master',
  schema: changeCardInput,
  limit,
  command: changeCard,
})

export const removeCardAction = action({
  name: 'card.remove',
  access: 'master',
  schema: entryInput,
  limit,
  command: removeCard,
})

export const switchCardAction = action({
  name: 'card.switch',
  access: 'master',
  schema: switchEntryInput,
  limit,
  command: switchCard,
})

export const orderCardsAction = action({
  name: 'card.order',
  access: 'master',
  schema: orderInput,
  limit,
  command: orderCards,
})
