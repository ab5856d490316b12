import { useEffect, type RefObject } from 'react'

/**
 * Tables inside `box` become cards on a phone: every cell learns its column's name, which console.css writes before it,
 * and whether it has nothing to say, which console.css answers with a dash. What stays a table, to be moved sideways: rows to be chosen, and matrices, whose rows have names too.
 */
export function useCards(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = box.current
    if (!place) return
    const name = () => place.querySelectorAll<HTMLTableElement>('.tsc > table.tbl').forEach(nameCells)
    name()
    const watch = new MutationObserver(name)
    watch.observe(place, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [box])
}

function nameCells(table: HTMLTableElement): void {
  // A list names its own cells, and its states have a place of their own.
  if (table.parentElement?.classList.contains('lst-w')) return
  const rows = [...(table.tHead?.rows ?? [])]
  const heads = [...(rows[0]?.cells ?? [])]
  if (rows.length !== 1 || heads.some((head) => head.querySelector('input')) || table.querySelector('tbody th, tfoot, [rowspan]')) return
  table.classList.add('cds')
  for (const body of table.tBodies) {
    for (const row of body.rows) {
      if (row.cells.length === heads.length) [...row.cells].forEach((cell, place) => nameCell(cell, place, heads[place]?.textContent ?? ''))
    }
  }
}

function nameCell(cell: HTMLTableCellElement, place: number, head: string): void {
  cell.toggleAttribute('data-none', cell.textContent.trim() === '' && !cell.querySelector('img, input, button, svg, [role]'))
  // The first cell is the card's own name, and buttons say themselves what they do.
  if (place === 0 || head === '' || cell.dataset['l'] !== undefined || cell.querySelector('.btn')) return
  cell.dataset['l'] = head
}
