import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What nothing reads when a program runs. */
const unread = [
  /\.([cm]?js|[cm]?ts|css)\.map$/,
  // The package `node` unpacks its program here, with headers for C, and links it to node/bin.
  /^node\/node_modules\//,
  // Prisma's compilers of queries for databases that are not PostgreSQL.
  /^@prisma\/client\/runtime\/query_compiler_\w+\.(cockroachdb|mysql|sqlite|sqlserver)\./,
]

/** What only compilers, people and `npm run dev` read. Next looks whether the types of React and Node are there. */
const forDevelopment = [
  /^(?!@types\/).*\.[cm]?tsx?$/,
  /^(?!.*\/(licen[cs]e|copying|notice)).*\.md$/i,
  /^next\/dist\/compiled\/.*\.(runtime\.dev|development)\.js$/,
  // Migrations run in the WebAssembly engine.
  /^@prisma\/engines\/schema-engine-/,
]

/** Whether a file or a folder (with a slash at its end) of an install can go, by its path in node_modules. */
export function canGo(path, { development = false } = {}) {
  return [...unread, ...(development ? [] : forDevelopment)].some(pattern => pattern.test(path))
}

/**
 * Removes from an install what nothing reads, some 320 MB, and unless it is for `development` what only development reads. Every
 * install begins with whole packages.
 */
export function trim(packages, { development = false } = {}, folder = '') {
  for (const entry of readdirSync(join(packages, folder), { withFileTypes: true })) {
    const path = `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`
    if (canGo(path, { development })) rmSync(join(packages, path), { recursive: true })
    else if (entry.isDirectory()) trim(packages, { development }, path)
  }
}
