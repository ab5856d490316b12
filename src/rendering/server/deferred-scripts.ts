import type { HtmlChunks } from './html-chunks.ts'

// As React Router writes them: files to be fetched early, and the script that starts a page (its routes as static imports,
// the entry after them).
const early = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const start = /(<script [^>]*type="module"[^>]*>)[;\s]*((?:import \* as route\d+ from "[^"]+";\s*)+)/
const route = /import \* as (route\d+) from ("[^"]+");/g

/**
 * Runs before anything else of a page's script: waits until the pictures of the first screen have been drawn, or for a
 * frame where it has none. A tab in the background draws no frames, and a picture may never come: it waits a second at most.
 */
const firstScreen =
  'const rest=(ms)=>new Promise((done)=>setTimeout(done,ms));' +
  'await Promise.race([Promise.allSettled([...document.images].filter((one)=>one.fetchPriority==="high").map((one)=>one.decode()))' +
  '.then(()=>new Promise(requestAnimationFrame)).then(()=>rest()),rest(1000)]);'

const isEntry = (file: string): boolean => file.includes('/entry.client-')

// To begin a fetch takes a slow phone 3 ms and more: a few at a time. Then each file is run by itself, in the order in which
// React Router names them: together they are one long task. The entry starts the page and must come last.
const fetchAndRun = (files: readonly string[]): string =>
  `const run=[];for(const href of ${JSON.stringify([...files.filter((file) => !isEntry(file)), ...files.filter(isEntry)])}){` +
  'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));' +
  'if(run.push(href)%4===0)await rest()}' +
  `${files.some(isEntry) ? 'run.pop();' : ''}for(const file of run)await import(file);`

function starting(tag: string, imports: string, files: readonly string[]): string {
  const routes = [...imports.matchAll(route)]
  const names = routes.map(([, name]) => name).join(',')
  const taken = `const [${names}]=await Promise.all([${routes.map(([, , file]) => `import(${file})`).join(',')}]);`
  return `${tag}${firstScreen}${fetchAndRun(files)}${taken}\n`
}

/**
 * Lets the first screen be painted before the page's script is fetched and run (decision 063): nothing of it is needed to
 * read the page, and on a slow network it takes what the pictures need. A page written otherwise stays as it is.
 */
export function deferScripts(page: HtmlChunks): HtmlChunks {
  const last = page.at(-1) ?? ''
  if (!start.test(last)) return page
  const files = page.flatMap((piece) => [...piece.matchAll(early)].map(([, file]) => file ?? ''))
  return page.map((piece) => piece.replace(early, '').replace(start, (_, tag: string, imports: string) => starting(tag, imports, files)))
}
