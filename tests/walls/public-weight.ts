import { isTest, type Source } from './source-tree.ts'

const consoleKit = /^(antd|@ant-design\/)/
const publicStart = /^src\/(pages\/mall\/|app\/layout\/shells\/(mall|checkout|entry|bare)-shell|root\.tsx|entry\.client\.tsx)/

/** The ways by which a public page would load the console kit at once: each as the chain of files from page to package. */
export function consoleKitInPublic(sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const starts = sources.filter((source) => publicStart.test(source.path) && !isTest(source.path))
  return starts.flatMap((start) => {
    const chain = chainToKit(start, byPath)
    return chain ? [chain.join(' → ')] : []
  })
}

function chainToKit(start: Source, byPath: ReadonlyMap<string, Source>): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[start.path, undefined]])
  // The map hands out what is added during the walk: breadth first, every file once.
  for (const path of cameFrom.keys()) {
    for (const { target, own, kind } of byPath.get(path)?.imports ?? []) {
      if (kind !== 'value') continue
      if (!own && consoleKit.test(target)) return [...wayBack(path, cameFrom), target]
      if (own && !cameFrom.has(target)) cameFrom.set(target, path)
    }
  }
  return undefined
}

function wayBack(path: string, cameFrom: ReadonlyMap<string, string | undefined>): string[] {
  const before = cameFrom.get(path)
  return before === undefined ? [path] : [...wayBack(before, cameFrom), path]
}
