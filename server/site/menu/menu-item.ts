import type { MenuItemFields } from '#lib/schemas/site/navigation.ts'

/** The fields of a stored item's form, in the form's order. */
export const fieldsOfMenuItem = ({ label, url, displayOrder, isActive }: MenuItemFields): MenuItemFields => ({
  label,
  url,
  displayOrder,
  isActive,
})
