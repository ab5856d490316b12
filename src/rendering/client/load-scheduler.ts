/** What the files of a part of the page are asked of: a tag in the page's head, and word of its end. */
export type Head = (attributes: Readonly<Record<string, string>>) => Promise<unknown>

const tagInHead: Head = (attributes) =>
  new Promise((done, failed) => {
    const link = document.createElement('link')
    Object.assign(link, { crossOrigin: '', onload: done, onerror: failed }, attributes)
    document.head.append(link)
  })

/**
 * How the files of a part are fetched before it is run: scripts early, styles in the order in which they were asked for.
 * A style sheet that arrives and stands before another one has the browser sort its layers anew, and place every text of
 * the page again (60 ms of a fast processor); so each is fetched first and put into the page when those before it are.
 */
export function filesInOrder(inHead: Head, isFetched: (script: string) => boolean): (files: readonly string[]) => Promise<unknown> {
  const asked = new Map<string, Promise<unknown>>()
  let before: Promise<unknown> = Promise.resolve()
  const style = (href: string): Promise<unknown> => {
    const here = inHead({ rel: 'preload', as: 'style', href })
    const placed = Promise.allSettled([before, here]).then(() => inHead({ rel: 'stylesheet', href }))
    before = placed
    // Who asks again after a failure tries again.
    placed.catch(() => asked.delete(href))
    return placed
  }
  const script = (href: string): Promise<unknown> => {
    // Whether it comes is seen when it is run.
    if (!isFetched(href)) inHead({ rel: 'modulepreload', href }).catch(() => undefined)
    return Promise.resolve()
  }
  return (files) =>
    Promise.all(
      files.map((href) => {
        const known = asked.get(href) ?? (href.endsWith('.css') ? style(href) : script(href))
        asked.set(href, known)
        return known
      }),
    )
}

const fetchFiles = filesInOrder(tagInHead, (script) => document.querySelector(`link[rel="modulepreload"][href="${script}"]`) !== null)

/** In the place of Vite's own way to run a part that loads apart (`src/rendering/build/load-order.ts`); files are named from the site's root. */
export async function runPart<Part>(run: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await fetchFiles(files.map((file) => `/${file}`))
  return run()
}
