import { useRouteLoaderData } from 'react-router'

/** The type of the member who looks at the page (specification §2: 1 to 6); null for a visitor. The layout brings it to every page. */
export function useOwnMemberType(): number | null {
  return useRouteLoaderData<{ readonly member?: { readonly memberType: number } | null }>('root')?.member?.memberType ?? null
}
