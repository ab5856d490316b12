import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { memberTodoList, platformTodoList, storeTodoList } from '../endpoints.ts'
import { countsByList } from './todo-links.ts'

const lists = { member: memberTodoList, supplier: storeTodoList, platform: platformTodoList }
const none: ReadonlyMap<string, number> = new Map()

/** What waits behind each list of a console, by its address; looked at again whenever one goes to another page. */
export function useTodoCounts(face: 'member' | 'supplier' | 'platform'): ReadonlyMap<string, number> {
  const call = useCall(lists[face], {})
  const { pathname } = useLocation()
  const { reload } = call
  useEffect(reload, [pathname, reload])
  return call.data ? countsByList(call.data.list) : none
}
