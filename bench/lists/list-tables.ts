/** A table that grows, and the calls that list it. */
export type ListTable = {
  readonly name: string
  readonly tables: readonly string[]
  /** Fills the tables with rows `from` to `until`. */
  readonly grow: (from: number, until: number) => string
  /** What makes the newest page look real. */
  readonly finish?: string
  readonly calls: readonly { readonly what: string; readonly as: 'demo_buyer' | 'demo_supplier' | 'demo_admin'; readonly path: string }[]
}

// Five hundred stores and two thousand members share the rows evenly, the demonstration's accounts among them.
const memberOf = `CASE n % 2000 WHEN 7 THEN (SELECT id FROM account WHERE member_name = 'demo_buyer') ELSE 2000000 + n % 2000 END`
const orderState = `CASE WHEN n % 100000 = 3 THEN 'PAYMENT_REVIEW' WHEN n % 1000 = 5 THEN 'PENDING_PAYMENT' WHEN n % 300 = 11 THEN 'PENDING_SHIPMENT'
  WHEN n % 200 = 3 THEN 'SHIPPED' WHEN n % 10 = 1 THEN 'CANCELLED' ELSE 'COMPLETED' END`

export const listTables: readonly ListTable[] = [
  {
    name: 'orders',
    tables: ['orders', 'pay_order', 'order_line'],
    grow: (from, until) => `
      INSERT INTO pay_order (pay_order_id, pay_sn, member_id, state, pay_method, total, pay_due_at, created_at)
        SELECT 100000000 + n, 'LIST-P' || n, ${memberOf}, 'PAID', 'ONLINE', 1000000, now(), now() FROM generate_series(${from / 10}, ${until / 10 - 1}) n;
      INSERT INTO orders (order_id, order_sn, pay_order_id, member_id, buyer_name, store_id, store_name, state, delivery, pay_method, goods_amount, freight, total, tax, invoice,
          buyer_remark, search_text, created_at)
        SELECT 100000000 + n, 'LIST' || n, 100000000 + n / 10, ${memberOf}, 'bench', 1001 + n % 500, '店铺' || n % 500, ${orderState}, 'DELIVERY', 'ONLINE', n % 1000000, 0, n % 1000000, 0, '{}', '',
          'LIST' || n || ' 热镀锌 店铺' || n % 500, now() - (${until} - n) * interval '1 second' FROM generate_series(${from}, ${until - 1}) n`,
    finish: `
      INSERT INTO order_line (order_id, product_id, goods_id, goods_name_zh, goods_name_en, spec_text_zh, spec_text_en, goods_image, unit, unit_code, unit_decimals, number,
          stock_number, unit_price, list_price, price_reason, subtotal, tax_rate_bp, tax)
        SELECT o.order_id, g.product_id, g.goods_id, '锌锭', 'Zinc ingot', '', '', '', 'primary', 't', 3, 1000, 1000, 1, 1, 'list', o.total, 1300, 0
        FROM (SELECT * FROM orders ORDER BY order_id DESC LIMIT 100000) o, (SELECT product_id, goods_id FROM sku ORDER BY product_id LIMIT 1) g`,
    calls: [
      { what: 'a member’s orders', as: 'demo_buyer', path: 'v3/business/front/orderInfo/list' },
      { what: 'a member’s orders to be paid', as: 'demo_buyer', path: 'v3/business/front/orderInfo/list?tab=awaitingPayment' },
      { what: 'a store’s orders', as: 'demo_supplier', path: 'v3/business/seller/orderInfo/list' },
      { what: 'a store’s orders to be shipped', as: 'demo_supplier', path: 'v3/business/seller/orderInfo/list?tab=awaitingShipment' },
      { what: 'the platform’s orders', as: 'demo_admin', path: 'v3/business/admin/orderInfo/list' },
      { what: 'the platform’s orders to be shipped', as: 'demo_admin', path: 'v3/business/admin/orderInfo/list?tab=awaitingShipment' },
      { what: 'the platform’s orders to be paid', as: 'demo_admin', path: 'v3/business/admin/orderInfo/list?tab=awaitingPayment' },
      { what: 'the platform’s orders of a store', as: 'demo_admin', path: 'v3/business/admin/orderInfo/list?storeId=1003' },
    ],
  },
  {
    name: 'notices (site messages)',
    tables: ['site_message'],
    grow: (from, until) => `
      INSERT INTO site_message (member_id, kind, template, facts, link, created_at, read_at)
        SELECT ${memberOf}, 'order', 'paid', '{}', '', now(), CASE WHEN n % 40 > 0 THEN now() END FROM generate_series(${from}, ${until - 1}) n`,
    calls: [
      { what: 'a member’s notices', as: 'demo_buyer', path: 'v3/msg/front/msg/list' },
      { what: 'a member’s notices of one kind that is rare', as: 'demo_buyer', path: 'v3/msg/front/msg/list?kind=system' },
      { what: 'unread notices', as: 'demo_buyer', path: 'v3/msg/front/msg/unread' },
    ],
  },
  {
    name: 'deliveries',
    tables: ['notice_delivery'],
    grow: (from, until) => `
      INSERT INTO notice_delivery (member_id, channel, kind, template, facts, link, on_site, state, created_at, moved_at)
        SELECT ${memberOf}, CASE n % 3 WHEN 0 THEN 'sms' ELSE 'mail' END, 'order', 'paid', '{}', '', true, CASE WHEN n % 5000 = 1 THEN 'FAILED' ELSE 'SENT' END, now(), now()
        FROM generate_series(${from}, ${until - 1}) n`,
    calls: [
      { what: 'deliveries', as: 'demo_admin', path: 'v3/msg/admin/delivery/list' },
      { what: 'deliveries that failed', as: 'demo_admin', path: 'v3/msg/admin/delivery/list?state=FAILED' },
      { what: 'deliveries that failed, by a channel', as: 'demo_admin', path: 'v3/msg/admin/delivery/list?state=FAILED&channel=sms' },
      { what: 'deliveries by a channel that nothing was sent by', as: 'demo_admin', path: 'v3/msg/admin/delivery/list?channel=wechat' },
      { what: 'deliveries to a member', as: 'demo_admin', path: 'v3/msg/admin/delivery/list?memberName=demo_buyer' },
    ],
  },
  {
    name: 'messages of conversations',
    tables: ['chat_message', 'chat_thread'],
    grow: (from, until) => `
      INSERT INTO chat_thread (member_id, store_id, last_at, created_at) SELECT id, NULL, now(), now() FROM account WHERE member_name = 'demo_buyer' OR id >= 2000000 ON CONFLICT DO NOTHING;
      INSERT INTO chat_message (thread_id, side, sender_id, kind, body, created_at)
        SELECT (SELECT min(thread_id) FROM chat_thread) + n % (SELECT count(*) FROM chat_thread), 'customer', NULL, 'text', '在吗', now() FROM generate_series(${from}, ${until - 1}) n`,
    calls: [
      { what: 'a member’s conversations', as: 'demo_buyer', path: 'v3/msg/front/chat/threads' },
      { what: 'messages of a conversation', as: 'demo_buyer', path: 'v3/msg/front/chat/messages?threadId=THREAD' },
    ],
  },
  {
    name: 'stock movements',
    tables: ['stock_ledger'],
    grow: (from, until) => `
      INSERT INTO stock_ledger (product_id, warehouse_id, movement, change, held_change, reference, at)
        SELECT k.product_id, k.warehouse_id, 'take', 0, 0, 'LIST' || n, now() - (${until} - n) * interval '1 second'
        FROM generate_series(${from}, ${until - 1}) n JOIN (SELECT product_id, warehouse_id, row_number() OVER (ORDER BY product_id, warehouse_id) - 1 AS place, count(*) OVER () AS count FROM sku_stock) k
          ON k.place = n % k.count`,
    calls: [
      { what: 'movements of a store', as: 'demo_supplier', path: 'v3/goods/seller/stock/movements' },
      { what: 'corrections of a store', as: 'demo_supplier', path: 'v3/goods/seller/stock/movements?kind=adjust' },
    ],
  },
]
