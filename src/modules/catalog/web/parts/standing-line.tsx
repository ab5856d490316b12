import { StoreStanding, type ShownStanding } from '../../../store/web/public.ts'

/** Whether the store is at work, in a file of its own so that it is loaded apart. */
export function StandingLine({ standing }: { standing: ShownStanding }) {
  return <StoreStanding standing={standing} />
}
