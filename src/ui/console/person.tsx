import { createContext, use, type ReactNode } from 'react'

const PersonContext = createContext('')

/** Whose console this is: what people choose for themselves is kept under this name. */
export function PersonProvider({ id, children }: { id: string; children: ReactNode }) {
  return <PersonContext value={id}>{children}</PersonContext>
}

/** The id of whoever is logged in; '' for nobody. */
export const usePerson = (): string => use(PersonContext)
