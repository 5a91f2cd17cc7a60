'use server'

import {
  changeMenuItemInput,
  entryInput,
  menuItemFields,
  orderInput,
  switchEntryInput,
} from '#lib/schemas/site/navigation.ts'
import { action } from '#server/platform/door/action.ts'
import { changeMenuItem } from './commands/change-menu-item.ts'
import { createMenuItem } from './commands/create-menu-item.ts'
import { orderMenu } from './commands/order-menu.ts'
import { removeMenuItem } from './commands/remove-menu-item.ts'
import { switchMenuItem } from './commands/switch-menu-item.ts'

const limit = { name: 'site-menu', points: 600, seconds: 600 }

/** Adds an item to the secondary menu; gives its id. */
export const createMenuItemAction = action({
  name: 'menu-item.create',
  access: 'master',
  schema: menuItemFields,
  limit,
  command: createMenuItem,
})

export const changeMenuItemAction = action({
  name: 'menu-item.change',
  access: 'master',
  schema: changeMenuItemInput,
  limit,
  command: changeMenuItem,
})

export const removeMenuItemAction = action({
  name: 'menu-item.remove',
  access: 'master',
  schema: entryInput,
  limit,
  command: removeMenuItem,
})

export const switchMenuItemAction = action({
  name: 'menu-item.switch',
  access: 'master',
  schema: switchEntryInput,
  limit,
  command: switchMenuItem,
})

export const orderMenuAction = action({
  name: 'menu-item.order',
  access: 'master',
  schema: orderInput,
  limit,
  command: orderMenu,
})
