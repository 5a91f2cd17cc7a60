import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Access } from '#lib/access.ts'
import { screens } from '#lib/addresses/screens/screens.ts'
import type { ListDefinition } from '#lib/list/list.ts'
import type { Route } from '#server/platform/door/route.ts'
import { MAX_SCREEN_BODY } from '#server/press/send/http-limits.ts'
import type { DoorKind } from '#tests/support/doors/tries.ts'
import { root } from '../../steps/environment.ts'

/** One way into the product: a method of an address, or a server action. */
export interface Door {
  name: string
  method: string
  path: string
  access: Access | 'public'
  kind: DoorKind
  /** The most bytes of its body. */
  most: number
  /** The parameters of its query. */
  names: readonly string[]
  headers?: Record<string, string>
}

/** Every door of the built product. `ids` fills the dynamic segments of addresses. */
export async function everyDoor(ids: Readonly<Record<string, string>>): Promise<Door[]> {
  const lists = await listParameters()
  const at = (path: string) => path.replace(/\/\[+(?:\.{3})?(\w+)\]+/g, (_, name: string) => `/${ids[name] ?? ids.id}`)
  return [
    ...(await routeDoors(at, lists)),
    ...screens.map(({ path, access = 'anyone', query }): Door => {
      const names = query ?? lists
      return { name: `GET ${path}`, method: 'GET', path: at(path), access, kind: 'query', most: 0, names }
    }),
    ...(await actionDoors(at)),
  ]
}

const pathOf = (file: string) => file.replace(/^app|\/route\.ts$|\/page$|\/\([^)]+\)/g, '')

async function routeDoors(at: (path: string) => string, names: readonly string[]): Promise<Door[]> {
  const doors: Door[] = []
  const add = (path: string, { method, access, body: { kind, most } }: Route) =>
    doors.push({
      ...{ name: `${method} ${path}`, method, path: at(path), access, most, names },
      kind: method === 'GET' ? 'query' : kind,
    })
  for (const file of globSync('app/**/route.ts', { cwd: root }).sort()) {
    const { GET } = (await import(resolve(root, file))) as { GET: { routes?: readonly Route[] } }
    const path = pathOf(file)
    if (GET.routes) for (const route of GET.routes) add(path, route)
    // The press asks these by GET alone.
    else
      doors.push({
        ...{ name: `GET ${path}`, method: 'GET', path: at(path), access: 'public' },
        ...{ kind: 'query', most: 0, names },
      })
  }
  return doors
}

/** The server actions of the build, each at a screen that has it. */
async function actionDoors(at: (path: string) => string): Promise<Door[]> {
  const manifest = JSON.parse(await readFile(resolve(root, '.next/server/server-reference-manifest.json'), 'utf8'))
  const entries = Object.entries(manifest.node) as [
    string,
    { exportedName: string; workers: Record<string, unknown> },
  ][]
  return entries.map(([id, { exportedName, workers }]) => ({
    ...{ name: exportedName, method: 'POST', path: at(pathOf(Object.keys(workers)[0] ?? '')), access: 'master' },
    ...{ kind: 'action', most: MAX_SCREEN_BODY, names: [], headers: { 'next-action': id } },
  }))
}

/** The parameters of all staff lists, and those that screens read beside them. */
async function listParameters(): Promise<string[]> {
  const names = new Set(['busca', 'ordem', 'pagina', 'de', 'para', 'mes', 'periodo', 'cidade', 'aba', 'letra', 'antes'])
  for (const file of globSync('lib/**/*list*.ts', { cwd: root, exclude: name => name.endsWith('.test.ts') })) {
    for (const value of Object.values((await import(resolve(root, file))) as Record<string, unknown>)) {
      if (isList(value)) for (const { id } of value.filters) names.add(id)
    }
  }
  return [...names]
}

const isList = (value: unknown): value is ListDefinition =>
  typeof value === 'object' && value !== null && 'filters' in value && 'columns' in value
