import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { platformTodoList, storeTodoList } from '../endpoints.ts'
import { countsByList } from './todo-links.ts'

const none: ReadonlyMap<string, number> = new Map()

/** What waits behind each list of a console, by its address; looked at again whenever one goes to another page. */
export function useTodoCounts(face: 'supplier' | 'platform'): ReadonlyMap<string, number> {
  const call = useCall(face === 'supplier' ? storeTodoList : platformTodoList, {})
  const { pathname } = useLocation()
  const { reload } = call
  useEffect(reload, [pathname, reload])
  return call.data ? countsByList(call.data.list) : none
}
