import { menus, type ConsoleSide, type MenuEntry, type MenuGroup, type MenuKey } from './menus.ts'

/** Folded entries that are the daily work of some members, by their type: designers and salespeople. */
const dailyWork: Readonly<Record<number, readonly MenuKey[]>> = { 4: ['designDesk'], 5: ['promotionCustomers', 'promotionOrders'] }

/** The menu of a face for a member of this type. */
export function menusOf(face: ConsoleSide, memberType: number | undefined): readonly MenuGroup[] {
  const daily = dailyWork[memberType ?? 0]
  if (!daily || face !== 'member') return menus[face]
  return menus[face].map((group) => {
    const isDaily = ({ key }: MenuEntry) => daily.includes(key)
    const more = group.more ?? []
    return { ...group, entries: [...more.filter(isDaily), ...group.entries], more: more.filter((one) => !isDaily(one)) }
  })
}
