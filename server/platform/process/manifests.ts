import vm from 'node:vm'

const MANIFEST = 'globalThis.__RSC_MANIFEST'

/**
 * Lets Next evaluate its manifests of client components in this context. It makes a new one for each route and keeps it: a third of a megabyte each,
 * fifteen after a crawl. Manifests are files of our own build that assign to `globalThis`.
 */
export function shareContext(): void {
  const { runInNewContext } = vm
  const evaluate: typeof runInNewContext = (code, context, options) =>
    typeof context === 'object' && code.startsWith(MANIFEST)
      ? vm.compileFunction(code, ['globalThis', 'process'])(context, context.process)
      : runInNewContext(code, context, options)
  Object.assign(vm, { runInNewContext: evaluate })
}
