import { useRouteLoaderData } from 'react-router'
import { type MenuCategory } from '../../../taxonomy/ui/public.ts'

/** What the home page reads of the frame's data, which every page carries already. */
export type LayoutData = {
  readonly categories: readonly MenuCategory[]
  readonly member: { readonly memberName: string; readonly memberType: number } | null
}

const noFrame: LayoutData = { categories: [], member: null }

export function useLayoutData(): LayoutData {
  return useRouteLoaderData<LayoutData>('root') ?? noFrame
}
