import { useRouteLoaderData } from 'react-router'
import type { MenuCategory } from '../../../catalog/web/public.ts'

/** What the home page reads of the frame's data, which every page carries already. */
export type Frame = {
  readonly categories: readonly MenuCategory[]
  readonly member: { readonly memberName: string; readonly memberType: number } | null
}

const noFrame: Frame = { categories: [], member: null }

export function useFrame(): Frame {
  return useRouteLoaderData<Frame>('root') ?? noFrame
}
