import { useRouteLoaderData } from 'react-router'

/** Whether a page of the menus opens to whoever looks: a link to one that does not is not shown. */
export function useMayOpen(path: string): boolean {
  const root = useRouteLoaderData<{ readonly links: readonly string[] }>('root')
  return root?.links.includes(path) ?? false
}
