// Made by `npm run db:types` from the migrated database: one type per table, columns as `SELECT *` hands them over. Do not edit.
// bigint arrives as a number where that is exact and as a bigint beyond. Ids are counted from 1, and the domains fen, unit_price
// and quantity are bounded below 2^53, so those are numbers.

/** Login account, one per person. What the person may do (member type, memberships) is kept by the member module. */
export type AccountRow = {
  readonly id: number
  /** Login name. */
  readonly member_name: string
  readonly phone: string | null
  readonly email: string | null
  /** argon2id; NULL for an account that has never set a password. */
  readonly password_hash: string | null
  /** argon2id of the payment password (six digits). */
  readonly pay_password_hash: string | null
  /** Wrong payment passwords since the last right one; the fifth locks. */
  readonly pay_tries: number
  readonly pay_locked_until: Date | null
  readonly state: 'ACTIVE' | 'SUSPENDED' | 'CLOSED'
  /** Code by which this account invites others. */
  readonly invitation_code: string
  /** Account whose invitation code was used at registration. */
  readonly invited_by: number | null
  readonly created_at: Date
}

/** When the platform's support viewed an account, and why; its owner reads it on the security page. Nobody ever acts as them. */
export type AccountLookRow = {
  readonly look_id: number
  /** Whose view was opened; for a store its owner. */
  readonly account_id: number
  /** Store that was viewed; NULL for the person. */
  readonly store_id: number | null
  readonly store_name: string
  /** Member of the platform's staff who looked. */
  readonly staff_id: number
  readonly reason: string
  readonly at: Date
  /** Until when the view may be used. */
  readonly open_until: Date
}

/** Refund, return, exchange or claim about lines of one order. */
export type AftersaleCaseRow = {
  readonly case_id: number
  readonly case_sn: string
  readonly order_id: number
  readonly order_sn: string
  readonly member_id: number
  readonly store_id: number
  /** Name of the buyer for the store, as on the order. */
  readonly buyer_title: string
  /** Bought for a company: its longer times hold. */
  readonly is_company: boolean
  readonly kind: 'refund' | 'return' | 'exchange' | 'claim'
  readonly state: 'APPLIED' | 'COUNTER_OFFERED' | 'SELLER_REJECTED' | 'WAIT_RETURN' | 'RETURNING' | 'PART_RECEIVED' | 'RECEIPT_REFUSED' | 'REPLACEMENT_PENDING' | 'REPLACEMENT_SHIPPED' | 'REFUND_PENDING' | 'REFUNDING' | 'REFUND_FAILED' | 'REFUNDED' | 'DONE' | 'BUYER_CANCELLED' | 'CLOSED'
  readonly version: number
  readonly goods_state: 'notShipped' | 'notReceived' | 'received'
  readonly reason: string
  readonly explanation: string
  /** What goes back: asked for, or agreed since. 0 for an exchange. */
  readonly amount: number
  /** Other amount that the store proposed last; NULL without one. */
  readonly offered: number | null
  readonly offer_made: boolean
  readonly reapplied: boolean
  /** A complaint is open: nobody but the platform moves the case. */
  readonly disputed: boolean
  /** What the store or the platform said last: reason of a refusal, note to an offer. */
  readonly answer: string
  /** Where the goods go back to: {receiver, phone, address}; NULL before the store agreed. */
  readonly return_address: unknown | null
  readonly carrier: string
  readonly tracking_no: string
  /** How the returned goods were when they came. */
  readonly condition: string
  readonly replace_carrier: string
  readonly replace_no: string
  readonly applied_at: Date
  readonly moved_at: Date
  /** When the present state ends by itself; NULL when it does not. */
  readonly due_at: Date | null
  readonly ended_at: Date | null
  /** the money waits until the red letter over its invoice is confirmed; set with REFUND_PENDING while the setting aftersale_red_letter_first is on */
  readonly awaits_red_letter: boolean
}

/** Complaint to the platform about a case. */
export type AftersaleComplaintRow = {
  readonly complaint_id: number
  readonly case_id: number
  readonly state: 'NEW' | 'WAIT_APPEAL' | 'DIALOGUE' | 'ARBITRATION' | 'REJECTED' | 'WITHDRAWN' | 'BUYER_WON' | 'SELLER_WON'
  readonly version: number
  /** What the platform said when it decided. */
  readonly verdict: string
  readonly opened_at: Date
  readonly due_at: Date | null
  readonly ended_at: Date | null
  /** when the case would have moved by itself, had the complaint not been opened; NULL where nobody was waited for, and in complaints from before the column */
  readonly case_due_at: Date | null
}

/** What happened in a case, what was said and shown, in order. Rows are only added. */
export type AftersaleEventRow = {
  readonly event_id: number
  readonly case_id: number
  readonly at: Date
  readonly event: string
  readonly to_state: string
  readonly actor_kind: string
  readonly actor_id: number | null
  readonly actor_name: string
  readonly note: string
  /** Evidence (uploaded_file with the purpose evidence), seen by both sides and the platform. */
  readonly images: string[]
}

/** What a case takes of an order line. */
export type AftersaleLineRow = {
  readonly case_id: number
  readonly order_line_id: number
  readonly number: number
  /** What came back; NULL before the store received it. */
  readonly received: number | null
  /** The goods had not left the store. */
  readonly unshipped: boolean
  /** The order has noted the unshipped goods as cancelled and gave their stock free. */
  readonly cancelled: boolean
  /** What was paid for the goods (coupons and spend discounts off), and their share of the freight. */
  readonly goods_worth: number
  readonly freight_worth: number
  /** What of both goes back. */
  readonly goods: number
  readonly freight: number
  /** Of what came back: put back to stock; NULL while the store has not decided. */
  readonly restocked: number | null
  /** Of what came back: damaged and written off. */
  readonly written_off: number | null
  /** Why it was written off. */
  readonly loss_reason: string
}

/** Where goods go back to a store unless it says otherwise; with one a return is agreed to by itself when the store is silent. */
export type AftersaleReturnAddressRow = {
  readonly store_id: number
  readonly receiver: string
  readonly phone: string
  readonly address: string
}

/** Agreements, all versions: a consent (agreement_consent) names the version that was accepted. */
export type AgreementRow = {
  readonly code: string
  readonly version: number
  readonly title_zh: string
  readonly title_en: string
  /** Rich text (sanitized HTML). */
  readonly body_zh: string
  readonly body_en: string
  /** In force from then on. */
  readonly published_at: Date
}

/** Which versions of which agreements an account accepted, when and from where. Evidence: rows are added, never changed. */
export type AgreementConsentRow = {
  readonly account_id: number
  readonly agreement_code: string
  readonly version: number
  readonly agreed_at: Date
  readonly ip: string
}

/** Delegation: another person may decide for an approver on some days. */
export type ApprovalDelegationRow = {
  readonly id: number
  readonly enterprise_id: number
  readonly from_member_id: number
  readonly to_member_id: number
  /** Days of Asia/Shanghai, both included. */
  readonly starts_on: Date
  readonly ends_on: Date
  /** Ended early. */
  readonly ended_at: Date | null
}

/** Approval rule of a company. Conditions that are not set hold for everything; all that are set must hold. */
export type ApprovalRuleRow = {
  readonly id: number
  readonly enterprise_id: number
  readonly name: string
  /** Least sum of the request in fen. */
  readonly min_amount: number | null
  readonly category_ids: string[]
  readonly store_ids: string[]
  /** Only requests above the budget of their cost centre. */
  readonly over_budget: boolean
  /** In order: [{"approverIds": [3], "quorum": 1}]. */
  readonly steps: unknown
  readonly deleted_at: Date | null
  readonly created_at: Date
  /** Least number of different SKUs. */
  readonly min_skus: number | null
  /** Only when a line costs more than so many per cent above what the company last ordered it at. */
  readonly price_rise_percent: number | null
}

/** News and help articles. A published article with a future published_at waits for its time. */
export type ArticleRow = {
  readonly article_id: number
  readonly kind: 'information' | 'help'
  /** article_category.code. */
  readonly category: string
  readonly title_zh: string
  readonly title_en: string
  /** Rich text (sanitized HTML). */
  readonly body_zh: string
  readonly body_en: string
  readonly author: string
  /** Author on English pages; empty: the Chinese name. */
  readonly author_en: string
  /** Name of a picture under /media; empty without one. */
  readonly cover: string
  /** Goods that the text is about, in the order shown; the page leaves out what is not on sale. */
  readonly goods_ids: string[]
  readonly state: 'draft' | 'published' | 'withdrawn'
  readonly published_at: Date
  /** Rises with every save, for optimistic locking and article_version. */
  readonly version: number
  readonly updated_by: string
  readonly updated_at: Date
}

/** Categories of articles; the platform edits them. */
export type ArticleCategoryRow = {
  readonly code: string
  readonly kind: 'information' | 'help'
  readonly name_zh: string
  readonly name_en: string
  readonly position: number
}

/** Earlier contents of an article. */
export type ArticleVersionRow = {
  readonly article_id: number
  readonly version: number
  readonly content: unknown
  readonly saved_by: string
  readonly saved_at: Date
}

/** Documents that members uploaded for a subject of trade. The bytes are in the file storage under file_id. */
export type AttachmentRow = {
  readonly file_id: string
  readonly member_id: number
  readonly name: string
  /** Media type that the content proved. */
  readonly mime: string
  readonly bytes: number
  readonly created_at: Date
}

/** What a document is attached to; copies of a request show the same file. The module of the subject says who may open it. */
export type AttachmentUseRow = {
  readonly subject: 'inquiry' | 'tender' | 'tenderAnswer'
  /** Row of the subject: inquiry.inquiry_id, tender.tender_id or tender_question.question_id. */
  readonly subject_id: number
  /** Order within the subject, from 1. */
  readonly place: number
  readonly file_id: string
}

/** Attempts within a time window, shared by all processes: limits guessing and message bombing. */
export type AttemptCounterRow = {
  /** Keyed hash of what is counted, so that no phone number or account name is stored. */
  readonly key: Buffer
  readonly tries: number
  readonly window_end: Date
}

/** Attributes that goods and SKUs are described by. */
export type AttributeRow = {
  readonly code: string
  readonly label_zh: string
  readonly label_en: string
  readonly kind: 'enum' | 'number' | 'range' | 'text'
  /** Unit of the values; empty without one. */
  readonly unit: string
  /** Offered as a filter. */
  readonly is_facet: boolean
  /** A row of the comparison of SKUs. */
  readonly is_compared: boolean
  /** Distinguishes the SKUs of one goods. */
  readonly is_sku_axis: boolean
  /** How two values are judged equivalent. */
  readonly match_rule: string
  /** Values to choose from; empty where any text is allowed. */
  readonly options: string[]
  readonly sort: number
  readonly version: number
}

/** One row: the end of the chain of audit_seal. */
export type AuditChainRow = {
  readonly single: boolean
  /** Position and seal of the last row of audit_seal. */
  readonly place: number | bigint
  readonly seal: Buffer
  /** audit_log.id up to which no unsealed row is expected any more. */
  readonly settled: number | bigint
}

/** Every state change and every write that matters: who did what to which entity, when and why. Rows are only added. */
export type AuditLogRow = {
  readonly id: number
  readonly at: Date
  /** member, store, platform, system or gateway. */
  readonly actor_kind: string
  /** Member id of the actor; NULL for timers and gateways. */
  readonly actor_id: number | null
  readonly actor_name: string
  /** Name of the action, such as order.cancel. */
  readonly action: string
  /** Kind of the changed entity, such as order. */
  readonly entity: string
  readonly entity_id: string
  readonly from_state: string | null
  readonly to_state: string | null
  readonly reason: string | null
  /** Old and new values of what changed without a change of state. */
  readonly diff: unknown | null
  /** Where the command came from: mall, seller, admin, job or gateway. */
  readonly channel: string
  /** Id of the request in the log files. */
  readonly request_id: string
}

/** Hash chain over audit_log (docs/decisions/049): each row is sealed over its content and the previous seal. A job adds the rows after the commit, so that no request waits for another. */
export type AuditSealRow = {
  /** Position in the chain, from 1. */
  readonly place: number | bigint
  /** audit_log.id; without a foreign key, so that a missing row is found and not prevented. */
  readonly audit_id: number
  /** Seal at the previous position. */
  readonly previous: Buffer
  readonly seal: Buffer
}

/** Banners: where, for whom and when they are shown, and where they lead. */
export type BannerRow = {
  readonly banner_id: number
  /** openScreen covers the mall for everybody, loginScreen for whoever has just signed in. */
  readonly place: 'homeMain' | 'homeSide' | 'homeBottom' | 'openScreen' | 'loginScreen'
  readonly device: 'all' | 'desktop' | 'phone'
  readonly lang: 'all' | 'zh' | 'en'
  readonly title: string
  readonly subtitle: string
  /** Name of a picture under /media. */
  readonly picture: string
  /** A target of the closed list of link targets. */
  readonly link: unknown
  readonly position: number
  readonly is_on: boolean
  /** NULL: from the beginning, without end. */
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  readonly version: number
  readonly updated_at: Date
}

/** Lines of the three baskets of a member, one row per basket, SKU and unit. */
export type BasketLineRow = {
  readonly basket_line_id: number
  readonly member_id: number
  readonly basket: 'CART' | 'ENQUIRY' | 'SAMPLE'
  readonly product_id: number
  /** primary: the trade unit. */
  readonly unit: 'primary' | 'second'
  /** Quantity in the smallest step of the chosen unit. */
  readonly number: number
  /** Ticked for checkout. */
  readonly checked: boolean
  /** Price per chosen unit when the line was added, to tell that it has changed; NULL where no price was shown. */
  readonly shown_price: number | null
  /** Target price of an enquiry, per chosen unit. */
  readonly wanted_price: number | null
  /** Wanted delivery date of an enquiry. */
  readonly wanted_date: Date | null
  readonly remark: string
  readonly added_at: Date
  /** Removed by its owner and can still be restored. */
  readonly deleted_at: Date | null
  /** Project whose list the goods were put in from last; it may be deleted meanwhile. */
  readonly project_id: number | null
}

/** What people look at; sampled and incomplete by design, so nothing about money or rights may be derived from it. */
export type BehaviourRecordRow = {
  readonly id: number
  readonly at: Date
  /** behaviour and event: reported by pages; city: a chosen city; basket: goods put into a cart, written by the server alone. */
  readonly kind: 'behaviour' | 'event' | 'city' | 'basket'
  readonly type: string
  /** NULL for visitors. */
  readonly member_id: number | null
  readonly device: string
  readonly goods_id: number | null
  readonly store_id: number | null
  readonly city_code: string
  readonly path: string
  /** The SKU that was looked at; goods_id is that of its goods. Rows written before this column held a SKU in goods_id. */
  readonly sku_id: number | null
}

/** Bid of a store. Before the opening its prices stand in the ciphertext alone. */
export type BidRow = {
  readonly bid_id: number
  readonly bid_sn: string
  readonly tender_id: number
  readonly store_id: number
  readonly member_id: number
  readonly bidder_title: string
  readonly state: 'SUBMITTED' | 'WITHDRAWN' | 'VALID' | 'DISQUALIFIED' | 'CANDIDATE' | 'WON' | 'LOST' | 'DECLINED' | 'RETURNED'
  /** Rises with each submission and is bound to the ciphertext. */
  readonly version: number
  readonly sealed: Buffer
  /** SHA-256 of the payload and its nonce. */
  readonly receipt: string
  readonly submitted_at: Date
  /** What was sealed, written by the opening; NULL before and for a bid that did not open. */
  readonly payload: unknown | null
  /** Nonce of the receipt, written by the opening. */
  readonly nonce: string | null
  readonly total: number | null
  /** Whether it opened and fits its receipt; NULL before the opening. */
  readonly intact: boolean | null
  readonly rank: number | null
  /** Evaluated score in hundredths of a point. */
  readonly score: number | null
  readonly reason: string
  readonly deposit_state: 'NONE' | 'DUE' | 'SUBMITTED' | 'PAID' | 'GUARANTEED' | 'REFUNDING' | 'REFUNDED' | 'FORFEITED'
  readonly deposit_kind: '' | 'TRANSFER' | 'GUARANTEE' | 'BALANCE'
  /** Number of the transfer or of the guarantee; of a deposit from the balance that of its hold. */
  readonly deposit_ref: string
  readonly deposit_reason: string
  /** Until when the deposit goes back. */
  readonly refund_due_at: Date | null
  /** Lot that it is for; 0 in a tender without lots. */
  readonly lot_no: number
  /** When the contract of a winning bid took effect; NULL before. */
  readonly contracted_at: Date | null
  /** Member on whose balance the deposit is set aside; NULL for other kinds. */
  readonly deposit_payer: number | null
}

/** File that a store adds to its bid. Its bytes lie encrypted in the file storage under file_id; their key stands here sealed with the bids until the opening. */
export type BidFileRow = {
  readonly file_id: string
  readonly tender_id: number
  readonly store_id: number
  readonly member_id: number
  /** Bid that it was handed in with; NULL before, and when a later version of the bid leaves it out. */
  readonly bid_id: number | null
  /** Ciphertext of the key, name, media type, size and digest. */
  readonly sealed: Buffer
  /** What was sealed, written by the opening of the bids; NULL before and when it did not open. */
  readonly opened: unknown | null
  readonly created_at: Date
}

/** Points of one expert for one bid. */
export type BidScoreRow = {
  readonly bid_id: number
  readonly member_id: number
  readonly points: number
  readonly scored_at: Date
}

/** Accounts of vouchers that differ from the standard chart. */
export type BookkeepingAccountRow = {
  /** Whose books: an enterprise, a member without one, a store, or the platform. */
  readonly owner_kind: 'company' | 'member' | 'store' | 'platform'
  readonly owner_id: number
  /** What is booked on it, such as inventory or payable. */
  readonly purpose: string
  /** Code of the account in the owner's accounting software. */
  readonly code: string
  readonly name: string
  readonly saved_at: Date
}

/** How often two goods were paid for in one checkout, in both directions. Goods only, nothing about persons. */
export type BoughtPairRow = {
  readonly goods_id: number
  readonly other_id: number
  readonly times: number
  readonly last_at: Date
}

/** Brands. */
export type BrandRow = {
  readonly brand_id: number
  readonly code: string
  readonly name_zh: string
  readonly name_en: string
  /** First letter of the name in pinyin. */
  readonly initial: string
  readonly producer: string
  /** Producer on English pages; empty: the Chinese name. */
  readonly producer_en: string
  readonly enabled: boolean
  /** Brand that took over its goods. */
  readonly merged_into: number | null
  readonly version: number
}

/** Draft of a page of the page builder, per page and language. */
export type BuiltPageRow = {
  /** Such as home or topic-7. */
  readonly page_key: string
  readonly lang: 'zh' | 'en'
  readonly blocks: unknown
  /** Rises with every save, for optimistic locking. */
  readonly draft_version: number
  /** draft_version that was published last; differs when the draft has changed since. */
  readonly published_draft: number | null
  readonly updated_by: string
  readonly updated_at: Date
}

/** Every published version of a page; the highest version is shown. */
export type BuiltPageVersionRow = {
  readonly page_key: string
  readonly lang: string
  readonly version: number
  readonly blocks: unknown
  readonly note: string
  readonly published_by: string
  readonly published_at: Date
}

/** Days of Asia/Shanghai on which an account paid orders. Whoever paid in a period has one row in it whose prev_day lies before it. */
export type BuyerDayRow = {
  readonly member_id: number
  readonly day: Date
  /** Paid orders of that day. */
  readonly times: number
  /** The day before on which the account paid; -infinity for the first. */
  readonly prev_day: Date
  /** The next day on which it paid; infinity for the last. */
  readonly next_day: Date
}

/** Goods of a paid order that are not shipped, and what is given back for them. */
export type CancellationRow = {
  readonly cancellation_id: number
  readonly order_id: number
  readonly order_sn: string
  readonly pay_sn: string
  /** The buyer. */
  readonly member_id: number
  readonly store_id: number
  /** REQUEST: the buyer asks to cancel the order. SUPPLIER: the store cannot supply. SHORT: the store ships no more of a part. TEAM: the team was not completed, or was complete. */
  readonly kind: 'REQUEST' | 'SUPPLIER' | 'SHORT' | 'TEAM'
  /** AGREED: the money is on its way. REFUNDED: it has arrived. */
  readonly state: 'REQUESTED' | 'AGREED' | 'REFUNDED' | 'REFUSED' | 'WITHDRAWN'
  readonly version: number
  readonly reason: string
  /** What the other side, or the platform, said to it. */
  readonly answer: string
  readonly goods_amount: number
  /** Freight that is given back with the goods. */
  readonly freight: number
  /** Refunds that give the money back (payment_refund.out_refund_no). */
  readonly refund_numbers: string[]
  /** Login names of the persons; never shown to the other side. */
  readonly asked_by: string
  readonly asked_at: Date
  /** When it is settled by itself; NULL when it was settled at once. */
  readonly due_at: Date | null
  readonly answered_by: string
  readonly answered_at: Date | null
  readonly refunded_at: Date | null
}

/** What a cancellation takes out of an order. */
export type CancellationLineRow = {
  readonly cancellation_id: number
  readonly order_line_id: number
  /** Quantity in the smallest step of the order line's unit. */
  readonly number: number
  readonly amount: number
}

/** Picture codes that were shown and not answered yet. */
export type CaptchaRow = {
  readonly id: string
  readonly answer_mac: Buffer
  readonly expires_at: Date
}

/** Messages that would have been sent to the outside while no provider is configured. Demonstration only, shown at /dev/outbox. */
export type CapturedMessageRow = {
  readonly id: number
  readonly at: Date
  readonly channel: 'sms' | 'mail' | 'payment' | 'wechat'
  readonly receiver: string
  readonly subject: string
  readonly body: string
}

/** Goods whose read model changed, with the catalog_version of the last change: what a process reads to catch up. */
export type CatalogChangeRow = {
  readonly goods_id: number
  readonly version: number | bigint
}

/** English for the Chinese terms of attribute values, tags, documents and weighing methods. What is not here stays Chinese on English pages. */
export type CatalogTermRow = {
  readonly text_zh: string
  readonly text_en: string
}

/** One row: version of the read model. Each process compares it with the version of its search index. */
export type CatalogVersionRow = {
  readonly only_row: boolean
  /** Rises with every change of the read model. */
  readonly version: number | bigint
  /** Format of the stored cards and pages: a program with another format makes them anew before it serves. */
  readonly document_format: number
}

/** Categories in three levels. */
export type CategoryRow = {
  readonly category_id: number
  readonly parent_id: number | null
  /** Level, 1 to 3. */
  readonly grade: number
  readonly name_zh: string
  readonly name_en: string
  /** Short name of the tax category on invoices. */
  readonly invoice_short_name: string | null
  readonly sort: number
  readonly enabled: boolean
  /** Category that took over its goods; links to the old one lead there. */
  readonly merged_into: number | null
  readonly version: number
}

/** Which attributes the goods of a category have, in their order. */
export type CategoryAttributeRow = {
  readonly category_id: number
  readonly attribute_code: string
  readonly sort: number
  /** Goods of the category are not proposed for review without a value of the attribute. */
  readonly is_required: boolean
}

/** Greeting, absence note and hours of a staff; defaults without a row. */
export type ChatDeskRow = {
  /** Store id; 0 for the platform. */
  readonly desk_id: number
  readonly greeting_zh: string
  readonly greeting_en: string
  readonly away_zh: string
  readonly away_en: string
  /** ISO weekdays, 1 to 7. */
  readonly weekdays: number[]
  /** Minutes of the day in Asia/Shanghai. */
  readonly opens_at: number
  readonly closes_at: number
  readonly version: number
}

/** Files and pictures of conversations. The bytes are in the file storage under file_id. */
export type ChatFileRow = {
  readonly file_id: string
  readonly member_id: number
  /** Set when it is sent; until then only its owner may see it. */
  readonly thread_id: number | null
  readonly name: string
  readonly mime: string
  readonly bytes: number
  readonly created_at: Date
}

/** Messages of conversations. */
export type ChatMessageRow = {
  readonly message_id: number
  readonly thread_id: number
  /** auto: greeting or absence note. */
  readonly side: 'customer' | 'desk' | 'auto'
  readonly sender_id: number | null
  /** note: what happened, such as a change of agent. */
  readonly kind: 'text' | 'picture' | 'file' | 'goods' | 'order' | 'note'
  readonly body: string
  /** What a goods or order card showed when it was sent. Never a price: the other side may not be allowed to see it. */
  readonly card: unknown
  readonly file_id: string | null
  readonly created_at: Date
}

/** Who has a page open now; a row older than two minutes counts for nothing. */
export type ChatPresenceRow = {
  readonly member_id: number
  readonly seen_at: Date
}

/** Prepared answers of a staff. */
export type ChatQuickAnswerRow = {
  readonly answer_id: number
  /** Store id; 0 for the platform. */
  readonly desk_id: number
  readonly title: string
  readonly body: string
  readonly sort: number
}

/** Ratings of conversations. */
export type ChatRatingRow = {
  readonly rating_id: number
  readonly thread_id: number
  readonly agent_id: number | null
  readonly score: number
  readonly comment: string
  readonly created_at: Date
}

/** Conversation of a member with a store or the platform. */
export type ChatThreadRow = {
  readonly thread_id: number
  readonly member_id: number
  /** NULL: the platform. */
  readonly store_id: number | null
  readonly state: 'WAITING' | 'ASSIGNED' | 'CLOSED'
  /** Member of the staff who answers. */
  readonly agent_id: number | null
  readonly version: number
  readonly last_message_id: number
  /** In milliseconds, as lists page by it. */
  readonly last_at: Date
  /** Last message that each side has read, and how many it has not. */
  readonly customer_read_id: number
  readonly desk_read_id: number
  readonly customer_unread: number
  readonly desk_unread: number
  /** The customer was asked for a rating and has not given it yet. */
  readonly rating_open: boolean
  readonly created_at: Date
}

/** Accounts that their owners closed. What is left under a pseudonym is deleted at forget_at. */
export type ClosedAccountRow = {
  readonly member_id: number
  readonly closed_at: Date
  readonly forget_at: Date
  readonly forgotten_at: Date | null
}

/** Commission for one order, with the rate when it was paid. */
export type CommissionRow = {
  readonly commission_id: number
  readonly order_sn: string
  readonly salesperson_id: number
  readonly customer_id: number
  /** Goods without freight. */
  readonly base: number
  /** In basis points. */
  readonly rate_bp: number
  readonly amount: number
  /** TRACKED: paid order. FROZEN: completed, within the after-sale window. STATED: on a statement. */
  readonly state: 'TRACKED' | 'FROZEN' | 'PAYABLE' | 'STATED' | 'VOID'
  readonly created_at: Date
  /** End of the order's after-sale window; known once it is completed. */
  readonly release_at: Date | null
  readonly statement_id: number | null
}

/** What a refund takes back of a commission: one line of the next statement, which lowers its total. */
export type CommissionReturnRow = {
  readonly return_id: number
  readonly order_sn: string
  readonly salesperson_id: number
  /** Number of the refund: the same refund takes back once. */
  readonly refund_sn: string
  /** Goods that were refunded. */
  readonly base: number
  /** What is taken back. */
  readonly amount: number
  readonly created_at: Date
  readonly statement_id: number | null
}

/** Invitations to become a sub-account, addressed to a phone number. */
export type CompanyInviteRow = {
  readonly id: number
  readonly enterprise_id: number
  readonly phone: string
  readonly name: string
  readonly role_id: number
  readonly cost_centre_id: number | null
  /** Limits of the future sub-account, in fen. */
  readonly order_limit: number | null
  readonly month_limit: number | null
  readonly state: 'OPEN' | 'ACCEPTED' | 'DECLINED' | 'CANCELLED'
  readonly created_at: Date
  readonly expires_at: Date
  readonly answered_at: Date | null
}

/** Roles of a company over a fixed vocabulary of capabilities. */
export type CompanyRoleRow = {
  readonly id: number
  readonly enterprise_id: number
  readonly name: string
  readonly capabilities: string[]
  readonly deleted_at: Date | null
}

/** Contract between an enterprise and a store. */
export type ContractRow = {
  readonly contract_id: number
  readonly contract_sn: string
  readonly kind: 'PURCHASE' | 'FRAMEWORK'
  readonly state: 'DRAFT' | 'APPROVING' | 'DRAFT_APPROVED' | 'NEGOTIATING' | 'REJECTED' | 'SIGNING' | 'REFUSED' | 'EXPIRED' | 'WITHDRAWN' | 'EFFECTIVE' | 'PERFORMING' | 'COMPLETED' | 'RESCINDING' | 'RESCINDED'
  /** Counts the changes of this row; an act names the one that it saw. */
  readonly version: number
  /** The side that drafted it. */
  readonly initiator: 'buyer' | 'store'
  readonly enterprise_id: number
  /** Who acts for the buyer: the author of the draft, or the buyer of the order that it came from. */
  readonly member_id: number
  readonly store_id: number
  /** The order that it was drafted from; empty for a blank one. */
  readonly order_sn: string
  readonly title: string
  readonly total: number
  /** The version of the text that is negotiated or was signed. */
  readonly version_no: number
  /** Verification code printed on the file; random, so that nobody can guess those of others. */
  readonly code: string
  /** Who signs first. */
  readonly sign_order: 'any' | 'buyer' | 'store'
  readonly ends_on: Date
  readonly sign_until: Date | null
  readonly effective_at: Date | null
  /** First payment of an order under it. */
  readonly performed_at: Date | null
  /** The side that asked to rescind it. */
  readonly rescind_side: 'buyer' | 'store' | null
  readonly reason: string
  readonly created_at: Date
  /** What it was drafted from besides an order: an awarded quotation, the award of a tender, a framework contract. */
  readonly source: '' | 'QUOTATION' | 'TENDER' | 'FRAMEWORK'
  /** Number of the request, of the tender or of the framework contract. */
  readonly source_sn: string
  /** Lines and delivery time of the winning bid; the text may have no others (Tendering and Bidding Act, art. 46). */
  readonly award: unknown | null
  /** The framework contract that it calls off from. */
  readonly framework_id: number | null
  /** When the two were told that 80 % of a framework contract was called off; NULL before. */
  readonly use_reminded_at: Date | null
}

/** What a side agreed to. */
export type ContractConsentRow = {
  readonly contract_id: number
  /** version:3 for a text, complete for the end of performance. */
  readonly subject: string
  readonly side: 'buyer' | 'store'
  readonly member_id: number
  readonly given_at: Date
}

/** Money that a side of a contract owes beside its orders: the difference to a final price, a margin, a deposit, what a rescission leaves. */
export type ContractDueRow = {
  readonly due_id: number
  readonly due_sn: string
  readonly contract_id: number
  readonly kind: 'DIFFERENCE' | 'MARGIN' | 'DEPOSIT' | 'RESCISSION'
  /** Line of the contract that it belongs to; 0 for the whole contract. */
  readonly line_no: number
  readonly debtor: 'buyer' | 'store'
  readonly amount: number
  /** PAID went to the other side. HELD lies with the platform until it is RELEASED. DIRECT came to the other side outside the platform. DROPPED is no longer owed. */
  readonly state: 'DUE' | 'REVIEW' | 'PAID' | 'HELD' | 'DIRECT' | 'WAIVED' | 'DROPPED' | 'RELEASED'
  readonly version: number
  readonly due_at: Date
  /** BILL: out of what the store is owed, on its next bill. The others are ways of the buyer. */
  readonly way: 'ONLINE' | 'BALANCE' | 'TRANSFER' | 'BILL' | null
  readonly paid_at: Date | null
  /** Member who paid for the buyer: what goes back goes to that balance. */
  readonly paid_by: number | null
  /** Of a released sum: what went to the other side; the rest went back. */
  readonly kept: number
  /** Why it is waived, how it came, or why a transfer was not found. */
  readonly reason: string
  readonly voucher_bank: string
  readonly voucher_no: string
  readonly voucher_picture: string
  readonly created_at: Date
  readonly moved_at: Date
}

/** The PDF that both sides confirmed (revision 0), then with each signature. */
export type ContractFileRow = {
  readonly contract_id: number
  readonly revision: number
  /** Digest of the bytes. */
  readonly sha256: string
  readonly bytes: Buffer
  readonly created_at: Date
  /** The supplement whose file it is; 0 for the contract's own. */
  readonly supplement_no: number
}

/** Quotes that the buyer fixed for a part of a line. A fixing is never changed or taken back. */
export type ContractFixingRow = {
  readonly fixing_id: number
  readonly contract_id: number
  /** Number of the line in its contract; it stays with the line. */
  readonly line_no: number
  readonly quantity: number
  /** The quote as it was shown; a later correction of it does not count. */
  readonly quote_id: number
  readonly quote_date: Date
  readonly price: number
  readonly member_id: number
  readonly fixed_at: Date
}

/** Margin calls of index-linked lines: both sides are told once for each crossing of the line. */
export type ContractMarginCallRow = {
  readonly call_id: number
  readonly contract_id: number
  /** Number of the line in its contract; it stays with the line. */
  readonly line_no: number
  /** Who is to provide the margin: the buyer when the price rose, the store when it fell. */
  readonly side: 'buyer' | 'store'
  /** Day of the newest quote that counted. */
  readonly quote_date: Date
  readonly price: number
  readonly provisional: number
  readonly percent: number
  /** Difference of the agreed quantity at that price, in fen. */
  readonly amount: number
  readonly called_at: Date
  /** When the price was back within the percentage, or the final price was made; NULL while it stands. */
  readonly closed_at: Date | null
}

/** Orders under a contract; an order stands under one. */
export type ContractOrderRow = {
  readonly contract_id: number
  readonly order_sn: string
  readonly linked_at: Date
}

/** Settlement of a rescinded contract on which the sides do not agree: what both say, and what the platform decides. */
export type ContractRescissionDisputeRow = {
  readonly sheet_id: number
  /** Side that asked the platform to step in. */
  readonly side: 'buyer' | 'store'
  /** Its position. */
  readonly reason: string
  readonly asked_by: number
  readonly asked_at: Date
  /** Position of the other side; empty until it answers. */
  readonly answer: string
  readonly answered_by: number | null
  readonly answered_at: Date | null
  /** Decided: what becomes of a deposit that the platform holds; NULL before the verdict, as are facts, ruled_by and ruled_at. */
  readonly deposit_rule: 'NONE' | 'RETURN' | 'KEEP' | 'DOUBLE' | null
  /** Decided: side that pays the amount to the other, beside the deposit; NULL where nobody does. */
  readonly payer: 'buyer' | 'store' | null
  readonly amount: number
  /** Reason of the decision, which both sides read. */
  readonly verdict: string
  /** What was signed, executed, paid and held when it was decided. */
  readonly facts: unknown | null
  readonly ruled_by: number | null
  readonly ruled_at: Date | null
}

/** Settlement of a rescinded contract: one side proposes, the other confirms or proposes otherwise. */
export type ContractRescissionSheetRow = {
  readonly sheet_id: number
  readonly contract_id: number
  readonly revision: number
  readonly state: 'PROPOSED' | 'REPLACED' | 'CONFIRMED' | 'DISPUTED' | 'RULED'
  readonly side: 'buyer' | 'store'
  /** Of a deposit that the platform holds: it goes back, is kept by the store, or goes back with as much again from the store (Civil Code, article 587). */
  readonly deposit_rule: 'NONE' | 'RETURN' | 'KEEP' | 'DOUBLE'
  /** Side that pays the amount to the other, beside the deposit; NULL where nobody does. */
  readonly payer: 'buyer' | 'store' | null
  readonly amount: number
  readonly reason: string
  /** What was signed, executed and paid when it was proposed, and what the platform held. */
  readonly facts: unknown
  readonly member_id: number
  readonly proposed_at: Date
  readonly confirmed_by: number | null
  readonly confirmed_at: Date | null
}

/** Final price of a line after its pricing window, with the sheet from which both sides can calculate it again. */
export type ContractSettlementRow = {
  readonly settlement_id: number
  readonly contract_id: number
  /** Number of the line in its contract; it stays with the line. */
  readonly line_no: number
  /** Counts the calculations of a line from 1; an earlier one is REPLACED. */
  readonly revision: number
  readonly state: 'COMPUTED' | 'DISPUTED' | 'CONFIRMED' | 'REPLACED'
  /** Quantity that is settled: the agreed one, or the delivered one that a side entered. */
  readonly quantity: number
  readonly price: number
  readonly provisional: number
  readonly amount: number
  readonly provisional_amount: number
  /** What the buyer owes beyond the provisional price; negative for what the store gives back. */
  readonly difference: number
  /** Every quote with its number, the fixings, days without a quote, and the parts of the price, as they were when it was calculated. */
  readonly sheet: unknown
  readonly computed_at: Date
  readonly buyer_member: number | null
  readonly buyer_at: Date | null
  readonly store_member: number | null
  readonly store_at: Date | null
  readonly dispute_side: 'buyer' | 'store' | null
  /** Why it is disputed. */
  readonly reason: string
  /** Whoever is owed the difference says that it came, or waives it. */
  readonly difference_state: 'OPEN' | 'NOTHING_DUE' | 'DUE' | 'RECEIVED' | 'WAIVED'
  readonly difference_note: string
  readonly difference_at: Date | null
}

/** One signature per side. */
export type ContractSignatureRow = {
  readonly contract_id: number
  readonly side: 'buyer' | 'store'
  readonly member_id: number
  readonly party_name: string
  readonly tax_number: string
  readonly agent_name: string
  readonly requested_at: Date
  /** NULL while the e-sign service is asked. */
  readonly signed_at: Date | null
  /** The supplement that was signed; 0 for the contract itself. */
  readonly supplement_no: number
}

/** People who may sign for a company: authenticated with it, after they accepted the service agreement. */
export type ContractSignerRow = {
  readonly owner_kind: 'buyer' | 'store'
  /** Enterprise or store. */
  readonly owner_id: number
  readonly member_id: number
  readonly company_name: string
  readonly tax_number: string
  readonly agent_name: string
  readonly agreement_version: number
  readonly authenticated_at: Date
}

/** Supplement to a contract in force: its lines, end and further agreements after the change. */
export type ContractSupplementRow = {
  readonly supplement_id: number
  readonly contract_id: number
  /** Counts from 1 within the contract; file and signatures of the contract itself have 0. */
  readonly supplement_no: number
  readonly state: 'PROPOSED' | 'SIGNING' | 'EFFECTIVE' | 'REJECTED' | 'REFUSED' | 'EXPIRED' | 'WITHDRAWN'
  /** The side that proposed it, and confirmed it thereby. */
  readonly side: 'buyer' | 'store'
  /** Who proposed it. */
  readonly member_id: number
  /** All lines and the end as they stand after the change, and what else is agreed. A line that stays keeps its number. */
  readonly content: unknown
  /** Value of the contract with it, in fen. */
  readonly total: number
  /** Verification code printed on its file. */
  readonly code: string
  readonly reason: string
  /** It expires unless both sides signed until then. */
  readonly sign_until: Date
  readonly created_at: Date
  readonly effective_at: Date | null
}

/** Versions of the text of a contract. A draft is rewritten; what was sent never is. */
export type ContractVersionRow = {
  readonly contract_id: number
  readonly version_no: number
  /** The side that wrote it. */
  readonly side: 'buyer' | 'store'
  /** Lines, terms, payments and further agreements. */
  readonly content: unknown
  /** Digest of the content as it is stored. */
  readonly sha256: string
  readonly created_at: Date
}

/** SKUs that a member compares. One row per member, so that the limit of four holds by the lock of the row. */
export type ContrastListRow = {
  readonly member_id: number
  /** In the order they were picked. */
  readonly product_ids: string[]
}

/** Cost centres of a company. */
export type CostCentreRow = {
  readonly id: number
  readonly enterprise_id: number
  readonly code: string
  readonly name: string
  /** Budget per calendar month in fen; NULL for none. */
  readonly month_budget: number | null
  readonly closed_at: Date | null
}

/** Coupon that a member claimed. */
export type CouponRow = {
  readonly coupon_id: number
  readonly campaign_id: number
  readonly member_id: number
  /** Which coupon of the campaign it is for the member: 1, 2, … up to per_person. */
  readonly seq: number
  /** RETURNED: usable again after its order was cancelled. */
  readonly state: 'AVAILABLE' | 'RESERVED' | 'USED' | 'EXPIRED' | 'RETURNED'
  readonly valid_from: Date
  readonly valid_until: Date
  readonly claimed_at: Date
  /** Checkout that it is reserved for or was used in. */
  readonly pay_sn: string | null
  /** Order of it, for a coupon of a store. */
  readonly order_sn: string | null
  /** What it took off, in fen. */
  readonly saved: number
  readonly used_at: Date | null
}

/** Campaign that takes something off. FIXED and PERCENT give out coupons; LADDER is a spend discount of a store that nobody claims. */
export type CouponCampaignRow = {
  readonly campaign_id: number
  /** NULL: the platform's. */
  readonly store_id: number | null
  readonly name_zh: string
  readonly name_en: string
  readonly kind: 'FIXED' | 'PERCENT' | 'LADDER'
  /** FIXED: what is taken off, always less than the threshold, so that no order is free. LADDER: of its first step. */
  readonly amount: number
  /** PERCENT: basis points off. */
  readonly off_bp: number
  /** PERCENT: most that is taken off; NULL for no limit. */
  readonly cap: number | null
  /** LADDER: one to five steps [{"from": fen, "off": fen}], rising. */
  readonly steps: unknown
  /** Least sum of goods in the scope. */
  readonly threshold: number
  readonly scope: 'ALL' | 'CATEGORY' | 'GOODS'
  /** Category or goods ids of the scope. */
  readonly scope_ids: string[]
  /** Member types that may claim; empty: all. */
  readonly member_types: number[]
  /** Coupons in all. */
  readonly total: number
  /** Coupons given out. */
  readonly claimed: number
  readonly per_person: number
  readonly claim_from: Date
  readonly claim_until: Date
  /** A coupon is valid either in this period or for valid_days from its claim. */
  readonly valid_from: Date | null
  readonly valid_until: Date | null
  readonly valid_days: number | null
  readonly state: 'DRAFT' | 'SCHEDULED' | 'RUNNING' | 'ENDED' | 'VOID'
  readonly void_reason: string
  readonly version: number
  readonly created_at: Date
}

/** Credit line of a company with the platform or with one store. */
export type CreditAccountRow = {
  readonly account_id: number
  readonly enterprise_id: number
  readonly company_name: string
  /** Store that lends; 0 is the platform. */
  readonly store_id: number
  readonly store_name: string
  readonly state: 'ACTIVE' | 'FROZEN_OVERDUE' | 'FROZEN_MANUAL' | 'FROZEN_EXPIRED' | 'CLOSED'
  readonly version: number
  readonly credit_limit: number
  /** Reserved for orders that are not shipped yet; kept by the trigger of credit_operation alone. */
  readonly held: number
  /** Owed. Below zero when more was repaid or refunded than is owed: a prepayment. Kept by the trigger of credit_operation alone. */
  readonly drawn: number
  readonly operations: number | bigint
  readonly term_days: number
  /** From when the term runs: the day of shipment, or the last day of the statement's month. */
  readonly due_basis: 'SHIPMENT' | 'STATEMENT'
  /** The due date moves to the end of its month. */
  readonly month_end: boolean
  /** Late interest of 0.05 % a day was agreed. */
  readonly with_interest: boolean
  readonly expires_on: Date
  /** Until then staff let the company order and be shipped to although it is overdue. */
  readonly bypass_until: Date | null
  /** Why it was frozen, freed or closed last by hand. */
  readonly reason: string
  readonly opened_at: Date
}

/** A company asks the platform or a store for credit. */
export type CreditApplicationRow = {
  readonly application_id: number
  readonly application_sn: string
  readonly enterprise_id: number
  readonly member_id: number
  readonly company_name: string
  /** Store that is asked; 0 asks the platform. */
  readonly store_id: number
  readonly store_name: string
  readonly state: 'DRAFT' | 'SUBMITTED' | 'REVIEWING' | 'NEED_INFO' | 'COUNTER_OFFERED' | 'APPROVED' | 'REJECTED'
  readonly version: number
  readonly wanted_limit: number
  readonly wanted_days: number
  readonly purpose: string
  readonly contact_name: string
  readonly contact_phone: string
  /** What the reviewer wants to know; answer is the company's reply. */
  readonly question: string
  readonly answer: string
  readonly reason: string
  /** Terms that the reviewer set, frozen: limit in fen, days, basis, month end, interest, expiry. */
  readonly offer: unknown | null
  readonly created_at: Date
  readonly submitted_at: Date | null
  readonly reviewed_at: Date | null
  readonly reviewer_name: string
}

/** What an order reserves of a line: drawn by its shipments, released by what is refunded before shipping. */
export type CreditHoldRow = {
  readonly order_sn: string
  readonly account_id: number
  readonly amount: number
  readonly released: number
  readonly drawn: number
  readonly held_at: Date
}

/** Line of a statement: a shipment, a day of interest, a refund, a correction. */
export type CreditLineRow = {
  readonly line_id: number
  readonly statement_id: number
  readonly account_id: number
  readonly kind: 'DRAWN' | 'INTEREST' | 'REFUNDED' | 'REVERTED' | 'WRITTEN_OFF'
  readonly reference: string
  readonly order_sn: string
  readonly shipment_sn: string
  /** Above zero: owed. Below zero: given back; it covers what is owed. */
  readonly amount: number
  /** How much of it repayments and refunds have covered. */
  readonly covered: number
  readonly due_on: Date | null
  readonly at: Date
  /** Why the company disputes it; empty when it does not. answer is the lender's reply. */
  readonly objection: string
  readonly answer: string
}

/** Everything that ever changed a line. Rows are only added. */
export type CreditOperationRow = {
  readonly operation_id: number
  readonly account_id: number
  /** Position in the account, from 1 without gaps; set by the database. */
  readonly place: number | bigint
  readonly kind: 'ALLOCATED' | 'LIMIT_CHANGED' | 'HOLD' | 'HOLD_RELEASED' | 'DRAWN' | 'REVERTED' | 'REFUNDED' | 'REPAID' | 'INTEREST' | 'WRITTEN_OFF' | 'RECOVERED'
  /** Number of the document that caused it; together with the kind it happens once. */
  readonly reference: string
  readonly order_sn: string
  readonly limit_change: number
  readonly held_change: number
  readonly drawn_change: number
  /** Limit, held and drawn after it are set by the database. */
  readonly limit_after: number
  readonly held_after: number
  readonly drawn_after: number
  readonly note: string
  readonly actor_kind: string
  readonly actor_name: string
  readonly at: Date
}

/** Money that came for what was written off. Rows are only added. */
export type CreditRecoveryRow = {
  readonly recovery_id: number
  readonly write_off_id: number
  readonly amount: number
  /** Serial of the bank transfer: it is booked once. */
  readonly document_no: string
  readonly at: Date
  readonly entered_name: string
}

/** Money for a line: a bank transfer or a bank acceptance bill that the lender confirms, the buyer's balance, or a payment through a gateway. */
export type CreditRepaymentRow = {
  readonly repayment_id: number
  readonly repayment_sn: string
  readonly account_id: number
  readonly member_id: number
  readonly member_name: string
  readonly method: 'TRANSFER' | 'BALANCE' | 'ACCEPTANCE_BILL' | 'ONLINE'
  readonly amount: number
  readonly state: 'PENDING_PAYMENT' | 'REVIEW' | 'CONFIRMED' | 'REJECTED' | 'CLOSED'
  readonly version: number
  readonly bank_name: string
  /** Serial of the transfer, or number of the bill. */
  readonly document_no: string
  /** Bank that accepted the bill. */
  readonly bill_issuer: string
  readonly bill_due_on: Date | null
  readonly picture: string
  readonly reason: string
  readonly created_at: Date
  readonly reviewed_at: Date | null
  readonly reviewer_name: string
  /** Until when an online repayment can be paid; then it closes. Null for every other way. */
  readonly pay_until: Date | null
}

/** Which lines a repayment covers; fixed when it was made. */
export type CreditRepaymentPartRow = {
  readonly repayment_id: number
  readonly line_id: number
  readonly amount: number
}

/** What a company owes on a line for one month. */
export type CreditStatementRow = {
  readonly statement_id: number
  readonly statement_sn: string
  readonly account_id: number
  /** Month, e.g. 2026-11, in Asia/Shanghai. */
  readonly period: string
  readonly state: 'OPEN' | 'ISSUED' | 'DISPUTED' | 'CONFIRMED' | 'PART_PAID' | 'REPAY_REVIEW' | 'SETTLED' | 'OVERDUE' | 'WRITTEN_OFF'
  readonly version: number
  /** How often it was issued: again after a dispute. */
  readonly issue_no: number
  /** The earliest due date of its lines; set at the issue. */
  readonly due_on: Date | null
  /** Last day for which late interest was written. */
  readonly interest_to: Date | null
  readonly opened_at: Date
  readonly issued_at: Date | null
  readonly confirmed_at: Date | null
  /** Name of the member who confirmed; empty when the time limit did. */
  readonly confirmed_by: string
  readonly settled_at: Date | null
}

/** A statement as it was issued: what the company confirmed or disputed stays readable. */
export type CreditStatementIssueRow = {
  readonly statement_id: number
  readonly issue_no: number
  readonly total: number
  readonly lines: unknown
  readonly issued_at: Date
}

/** A lender gives up what is left of an overdue statement: proposed by one person, decided by another where the platform lends. */
export type CreditWriteOffRow = {
  readonly write_off_id: number
  readonly write_off_sn: string
  readonly statement_id: number
  readonly account_id: number
  readonly state: 'PROPOSED' | 'DONE' | 'REJECTED'
  readonly version: number
  /** What was left when it was proposed; once it is done, what was written off. */
  readonly amount: number
  /** What came of it later. */
  readonly recovered: number
  readonly reason: string
  readonly proposed_at: Date
  readonly proposed_by: number
  readonly proposer_name: string
  readonly decided_at: Date | null
  readonly decided_by: number | null
  readonly decider_name: string
  /** What the decider said. */
  readonly note: string
}

/** Notes of a store's staff about a customer; the customer does not see them in the mall. */
export type CustomerNoteRow = {
  readonly customer_note_id: number
  readonly store_id: number
  /** enterprise.id of a company, minus member.id of a person. */
  readonly customer_id: number
  readonly body: string
  readonly author_id: number
  /** Login name of whoever wrote it. */
  readonly author_name: string
  readonly noted_at: Date
}

/** Tags that a store's staff give a customer, to filter by. */
export type CustomerTagRow = {
  readonly store_id: number
  /** enterprise.id of a company, minus member.id of a person. */
  readonly customer_id: number
  readonly tag: string
}

/** Copy of a member's own data. The file is encrypted and is in the file storage under export_id. */
export type DataExportRow = {
  readonly export_id: string
  readonly member_id: number
  readonly lang: 'zh' | 'en'
  readonly state: 'WAITING' | 'RUNNING' | 'READY' | 'FAILED' | 'EXPIRED'
  /** In percent. */
  readonly progress: number
  readonly bytes: number | null
  readonly requested_at: Date
  readonly finished_at: Date | null
  readonly expires_at: Date | null
  /** Session that proved by a code that the owner is there, and until when it may fetch the file. */
  readonly opened_cause: string | null
  readonly opened_until: Date | null
  /** Number of the attempt: a run that is silent for too long is taken over, and only the last may finish. */
  readonly run: number
  /** Last sign of life of the run. */
  readonly alive_at: Date | null
}

/** Material list of the last answer to a request. */
export type DesignLineRow = {
  readonly design_request_id: number
  readonly line_no: number
  readonly product_id: number
  /** Quantity in the trade unit as typed, checked against its decimals. */
  readonly number: string
  readonly remark: string
}

/** Request of an enterprise for a material list. */
export type DesignRequestRow = {
  readonly design_request_id: number
  readonly enterprise_id: number
  /** Who asked. */
  readonly member_id: number
  readonly state: 'OPEN' | 'TAKEN' | 'ANSWERED' | 'ACCEPTED' | 'CANCELLED'
  readonly version: number
  readonly title: string
  readonly requirement: string
  readonly standard: string
  /** In fen. */
  readonly budget: number | null
  readonly wanted_on: Date | null
  readonly designer_id: number | null
  /** The designer's note on the list. */
  readonly answer_note: string
  /** What the enterprise wants changed. */
  readonly revise_reason: string
  readonly created_at: Date
  readonly answered_at: Date | null
  readonly closed_at: Date | null
}

/** Application to become a designer, one row per member (flows.md F11). */
export type DesignerApplicationRow = {
  readonly application_id: number
  readonly member_id: number
  readonly state: 'DRAFT' | 'SUBMITTED' | 'REVIEWING' | 'APPROVED' | 'REJECTED'
  readonly version: number
  readonly real_name: string
  /** Years of experience. */
  readonly years: number
  readonly fields: string
  readonly introduction: string
  /** Pictures of work and certificates (uploaded_file with the purpose licence). */
  readonly works: string[]
  readonly updated_at: Date
  readonly submitted_at: Date | null
  readonly reviewer_name: string
  readonly reason: string
}

/** Company that members act for. */
export type EnterpriseRow = {
  readonly id: number
  readonly name: string
  /** Unified social credit code, 18 characters. */
  readonly uscc: string
  /** NULL while or after its verification does not hold: its people then act as personal members. */
  readonly verified_at: Date | null
  readonly created_at: Date
}

/** Evaluation of an order line by its buyer. */
export type EvaluationRow = {
  readonly evaluation_id: number
  readonly order_id: number
  readonly order_line_id: number
  readonly goods_id: number
  readonly product_id: number
  readonly store_id: number
  readonly member_id: number
  readonly buyer_name: string
  /** Shown without the buyer's name. */
  readonly anonymous: boolean
  /** Scores from 1 to 5: goods, description, service, logistics. */
  readonly score: number
  readonly desc_score: number
  readonly service_score: number
  readonly logistics_score: number
  readonly content: string
  readonly images: string[]
  /** Later addition by the buyer. */
  readonly append_content: string | null
  readonly append_images: string[] | null
  readonly appended_at: Date | null
  readonly state: 'PUBLISHED' | 'HIDDEN'
  readonly created_at: Date
  readonly answer: string | null
  /** Member id of the store's staff. */
  readonly answered_by: number | null
  readonly answered_at: Date | null
  /** Why the platform hides it: for the platform and the store, not for visitors. */
  readonly hidden_reason: string
}

/** Outbox: events to be delivered, written in the transaction that caused them and deleted when every consumer has taken them. After 20 failed attempts a row stays with its error. */
export type EventOutboxRow = {
  readonly event_id: string
  readonly event: string
  readonly payload: unknown
  /** Events with the same key are delivered one after the other, in order. */
  readonly key: string | null
  /** Moves into the future after each failure. */
  readonly due_at: Date
  readonly tries: number
  readonly last_error: string | null
  /** Set when the event is given up. */
  readonly dead_at: Date | null
}

/** Which consumer has already handled which event, so that a redelivery changes nothing. */
export type EventTakenRow = {
  readonly consumer: string
  readonly event_id: string
  readonly at: Date
}

/** One row per thing that a figure counts, such as a paid order or a quotation. Derived from the tables of the modules. */
export type FigureCaseRow = {
  /** What is counted: placed, paid, refunded, shipped, claimed, disputed, weighed, certified, unsupplied, requested, asked, quoted, decided. */
  readonly figure: string
  /** What tells it apart within the figure: a number of the document. */
  readonly case_key: string
  /** Number of the order or of the request that it belongs to; all cases of one are derived together. */
  readonly origin: string
  readonly at: Date
  /** Whose figure it is; NULL where it is nobody’s in particular. */
  readonly store_id: number | null
  /** Buying company; NULL for a person. */
  readonly enterprise_id: number | null
  /** Whether it came out well: placed and paid, shipped in time, weighed within the tolerance, won. */
  readonly hit: boolean
  /** Fen; for quoted the minutes until the answer, for weighed the difference of both weighings in millionths. */
  readonly value: number | bigint
  /** Mass of a paid order, of goods whose mass is known; 0 otherwise. */
  readonly grams: number | bigint
}

/** Sums of figure_case per store, buying company and day of Asia/Shanghai. A case without a store also counts for the platform (owner 0). viewed is counted from behaviour_record and has no cases. */
export type FigureDayRow = {
  /** store and company: of the owner; goods: views and carts of goods; mall: of all stores together; platform: what belongs to no store. */
  readonly scope: 'store' | 'company' | 'platform' | 'mall' | 'goods'
  /** Store, company or goods; 0 for the platform and for the mall. */
  readonly owner_id: number
  readonly day: Date
  readonly figure: string
  readonly cases: number | bigint
  /** Cases that came out well. */
  readonly hits: number | bigint
  readonly value: string
  readonly grams: string
}

/** Sums of figure_day per month, written by whoever writes the days. */
export type FigureMonthRow = {
  readonly scope: 'store' | 'company' | 'platform' | 'mall' | 'goods'
  /** Store or company; 0 for the platform and for the mall. */
  readonly owner_id: number
  /** First day of the month. */
  readonly month: Date
  readonly figure: string
  readonly cases: number | bigint
  readonly hits: number | bigint
  readonly value: string
  readonly grams: string
}

/** What an order took of a flash sale. It counts for the limit of its buyer whether the order is paid or not, until it is given back. */
export type FlashHoldRow = {
  readonly flash_hold_id: number
  readonly flash_sale_id: number
  readonly product_id: number
  /** Number of the order. */
  readonly reference: string
  readonly member_id: number
  readonly enterprise_id: number | null
  /** In steps of the trade unit. */
  readonly number: number
  /** What went back because the order or a part of it was cancelled. */
  readonly given_back: number
  /** What the order would have cost more without the flash price, in fen. */
  readonly saved: number
  readonly held_at: Date
}

/** Flash sale of one store. */
export type FlashSaleRow = {
  readonly flash_sale_id: number
  readonly store_id: number
  /** STORE: the store wrote it and the platform reviews it. PLATFORM: the platform started it for the store. */
  readonly origin: 'STORE' | 'PLATFORM'
  readonly name_zh: string
  readonly name_en: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly state: 'DRAFT' | 'REVIEWING' | 'REJECTED' | 'SCHEDULED' | 'RUNNING' | 'ENDED' | 'VOID'
  /** Why the platform rejected or voided it. */
  readonly reason: string
  readonly version: number
  readonly created_at: Date
  readonly submitted_at: Date | null
}

/** SKU of a flash sale with its prices per trade unit. */
export type FlashSaleItemRow = {
  readonly flash_sale_id: number
  readonly product_id: number
  readonly sort: number
  readonly retail_price: number
  /** Hidden from zb_visitor. */
  readonly business_price: number
  /** Quantity for the sale, in steps of the trade unit. */
  readonly number: number
  /** Most that one buyer may take; NULL without limit. */
  readonly per_buyer: number | null
}

/** Quantity of a SKU for a flash sale, in steps of the trade unit. It limits what is sold at the flash price; the goods themselves come from sku_stock. */
export type FlashStockRow = {
  readonly flash_sale_id: number
  readonly product_id: number
  readonly total: number
  /** What nobody has ordered yet. */
  readonly available: number
  /** Most that one buyer (a company with its sub-accounts, or a member) may take; NULL without limit. */
  readonly per_buyer: number | null
}

/** Every price that a formula gave, with the quotes it was made of. Rows are only added, so that an order line can name one. */
export type FormulaPriceRow = {
  readonly formula_price_id: number
  readonly goods_id: number
  /** Version of the formula. */
  readonly version: number
  /** A new quote, a corrected quote, or a changed formula. */
  readonly cause: 'quote' | 'revision' | 'edit'
  readonly priced_at: Date
  readonly quote_date: Date
  /** Series, terms and quotes that both price classes share. */
  readonly inputs: unknown
  /** Premium of the class and price of each SKU. */
  readonly retail: unknown
  /** The same for business members; hidden from zb_visitor. */
  readonly business: unknown
}

/** Freight templates. */
export type FreightTemplateRow = {
  readonly freight_template_id: number
  readonly code: string
  readonly name_zh: string
  readonly name_en: string
  readonly mode: 'per_tonne_km' | 'step_kg' | 'first_next' | 'enquiry' | 'none'
  readonly self_pickup: boolean
  /** Rates by mode; amounts in fen. */
  readonly rates: unknown
  /** The store whose template it is; NULL for the platform's, which every store may choose. */
  readonly owner_store_id: number | null
  readonly version: number
  readonly updated_at: Date
  /** Goods that once had it keep it; nobody can choose it any more. */
  readonly deleted_at: Date | null
}

/** Goods (SPU): what a store sells, with everything that its SKUs share. The price columns of its SKUs are in sku. */
export type GoodsRow = {
  readonly goods_id: number
  readonly store_id: number
  readonly category_id: number
  readonly brand_id: number | null
  /** The foreign key is added by the pricing module, which owns the templates. */
  readonly freight_template_id: number
  readonly name_zh: string
  readonly name_en: string
  /** Attribute values that all SKUs share, by attribute code. */
  readonly attributes: unknown
  /** Numbers of the standards that the goods meet. */
  readonly standards: unknown
  /** Code of the trade unit (primary unit); prices and stock are in it. */
  readonly price_unit: string
  /** Code of the second unit of sale; NULL without one. */
  readonly sec_unit: string | null
  /** 1: sold in the trade unit only, 2: also in the second unit. */
  readonly sale_unit_state: 1 | 2
  readonly pricing_mode: 'fixed' | 'spot_avg_premium' | 'average' | 'futures_point' | 'formula' | 'enquiry'
  /** Index that an index-linked price is shown with (index_series.series_code). */
  readonly index_series: string | null
  /** Factor on the index in millionths. */
  readonly index_factor_ppm: number | bigint | null
  /** Premium over the index in 1/10000 yuan; may be negative. */
  readonly index_premium: number | bigint | null
  /** Bought by enquiry only, not through the cart. */
  readonly require_enquiry: boolean
  /** Whether a price is shown to those who may see one. */
  readonly price_shown: boolean
  /** Decimals of a quantity in the trade unit: quantities count steps of 10^-precision units. */
  readonly unit_precision: number
  readonly min_buy: number
  readonly buy_step: number
  readonly buy_limit: number | null
  /** Quantity price tiers of retail: [{"min": quantity, "delta": 1/10000 yuan} | {"min": quantity, "percentBp": basis points}]. */
  readonly retail_tiers: unknown
  /** The same for business members; hidden from zb_visitor. */
  readonly business_tiers: unknown
  readonly deposit_percent: number | null
  readonly sample_available: boolean
  readonly sample_note: string
  /** Whether a consumer may return it without a reason. */
  readonly consumer_return: boolean
  /** Qualifications that the seller must hold. */
  readonly qualification_required: string[]
  readonly hazardous: boolean
  /** Documents that come with the goods. */
  readonly documents: string[]
  /** [{"title", "number", "validUntil", "image"}], shown on the goods page. */
  readonly certificates: unknown
  readonly lead_time_days: number
  readonly weigh_method: string
  readonly weigh_tolerance: string
  readonly return_policy: string
  /** Names of pictures under /media. */
  readonly gallery: string[]
  readonly tags: string[]
  readonly description_zh: string
  readonly description_en: string
  /** Result of the compliance check for listing on a third-party mall, with its reason and legal basis. */
  readonly listing: 'ok' | 'legal_review' | 'blocked'
  readonly listing_reason: string
  readonly listing_basis: string
  readonly state: 'draft' | 'held' | 'refused' | 'on_sale' | 'off_shelf' | 'taken_down'
  readonly state_reason: string
  readonly published_at: Date | null
  /** Paid orders that hold the goods; returned and cancelled ones are taken off again. */
  readonly sold_count: number | bigint
  readonly version: number
  /** State before the platform took the goods down, which restoring returns to; NULL otherwise. */
  readonly taken_down_from: 'on_sale' | 'off_shelf' | null
}

/** Read model for lists and search, one row per goods on sale, made from goods and sku whenever they change. */
export type GoodsCardRow = {
  readonly goods_id: number
  /** SKU that the card shows and links to. */
  readonly default_product_id: number
  /** Category ids from level 1 to 3. */
  readonly category_path: string[]
  readonly published_at: Date
  readonly sold_count: number | bigint
  /** The card without prices and stock. */
  readonly card_zh: unknown
  readonly card_en: unknown
  /** Search words, each behind the letter A to D of its weight, such as 'A锌锭 Cgb470'. */
  readonly words: string
  /** Filter values that all SKUs share: [["brand", "3"], …]; the others are in sku.axis_values. */
  readonly facts: unknown
}

/** The platform's verdict on a certificate in goods.certificates. It holds for exactly the certificate that was checked. */
export type GoodsCertificateCheckRow = {
  readonly goods_id: number
  /** Number of the certificate. */
  readonly number: string
  /** Hash of the checked certificate: a changed certificate has no verdict. */
  readonly fingerprint: string
  readonly state: 'checked' | 'returned'
  readonly judged_at: Date
  readonly reason: string
}

/** Revision of goods by their store and the state of its review. What is confirmed is written to goods and sku. */
export type GoodsChangeRow = {
  readonly change_id: number
  readonly store_id: number
  /** NULL for new goods until they are confirmed. */
  readonly goods_id: number | null
  readonly state: 'draft' | 'proposed' | 'returned' | 'confirmed' | 'discarded'
  /** Name of the goods, for lists. */
  readonly name: string
  /** The goods as the store wants them, as one document. */
  readonly document: unknown
  /** The goods as they were when the revision began. */
  readonly base: unknown | null
  /** Why it was returned, or the basis of the legal review. */
  readonly reason: string
  /** Who edits it. */
  readonly member_id: number
  /** Import that made it. */
  readonly import_id: number | null
  readonly created_at: Date
  readonly changed_at: Date
  readonly proposed_at: Date | null
  readonly decided_at: Date | null
  readonly version: number
}

/** Price formula of index-linked goods (flows.md F12). While it is active the goods' prices follow the index; sku.*_price always hold the current price. */
export type GoodsFormulaRow = {
  readonly goods_id: number
  readonly version: number
  readonly state: 'active' | 'stopped'
  readonly series_code: string
  /** Which price of a quote counts. */
  readonly point: 'mid' | 'low' | 'high'
  /** Quotes that are averaged: the last one, the last period_days, or those of the calendar month before the newest one. */
  readonly period: 'day' | 'days' | 'month'
  readonly period_days: number
  /** Factor on the index in millionths. */
  readonly factor_ppm: number | bigint
  /** Share of the quote's own premium (index_quote.premium) that is added, in millionths. */
  readonly coefficient_ppm: number | bigint
  /** Premiums over the index; may be negative. */
  readonly retail_premium: number | bigint
  /** Hidden from zb_visitor. */
  readonly business_premium: number | bigint
  readonly process_fee: number | bigint
  readonly freight: number | bigint
  /** VAT that is added, in basis points; 0 when the index contains it. */
  readonly tax_bp: number
  /** Prices are rounded to multiples of this. */
  readonly step: number | bigint
  /** What a SKU costs more or less than the formula: {"100001": amount}. */
  readonly sku_deltas: unknown
  /** What a second unit costs on top of its share of the trade unit, per second unit. */
  readonly second_surcharge: number | bigint
  /** How long a buyer's price lock holds. */
  readonly lock_minutes: number
  /** How many working days a quote counts as fresh. */
  readonly fresh_days: number
  /** Without a fresh quote: refuse to sell, or keep the last price. */
  readonly when_stale: 'refuse' | 'last'
  /** formula_price that holds now; 0 while the series has too few quotes. */
  readonly formula_price_id: number
  /** Day of its newest quote. */
  readonly quote_date: Date | null
  readonly fresh_until: Date | null
}

/** Every version of a formula, with who changed it and why. Rows are only added. */
export type GoodsFormulaVersionRow = {
  readonly goods_id: number
  readonly version: number
  readonly state: string
  readonly terms: unknown
  readonly reason: string
  /** Member id; NULL for loaded data. */
  readonly edited_by: number | null
  readonly edited_at: Date
}

/** Spreadsheets of goods that stores uploaded: progress, and which rows were refused. */
export type GoodsImportRow = {
  readonly import_id: number
  readonly store_id: number
  readonly member_id: number
  readonly member_name: string
  readonly file_name: string
  /** Language of the problems. */
  readonly lang: 'zh' | 'en'
  readonly state: 'waiting' | 'running' | 'done' | 'refused'
  /** The uploaded file. */
  readonly source: Buffer
  /** Rows of the sheet without its header. */
  readonly row_count: number
  /** Rows that were processed. */
  readonly done_count: number
  /** Rows that were accepted. */
  readonly good_count: number
  /** Drafts that were made. */
  readonly draft_count: number
  /** SKUs that got other prices or stock. */
  readonly sku_count: number
  /** Refused rows: [{"line", "column", "code", "facts"}]. */
  readonly problems: unknown
  /** Why the whole file was refused: {"code", "facts"}. */
  readonly refusal: unknown | null
  readonly created_at: Date
  readonly finished_at: Date | null
}

/** Read model for the goods page, one row per goods on sale. */
export type GoodsPageRow = {
  readonly goods_id: number
  /** The page without prices. */
  readonly page_zh: unknown
  readonly page_en: unknown
  /** Prices per price class; business_doc is hidden from zb_visitor. */
  readonly retail_doc: unknown
  readonly business_doc: unknown
}

/** Pictures that stores uploaded for goods and certificates. The bytes are in the file storage under picture_id. */
export type GoodsPictureRow = {
  readonly picture_id: string
  readonly store_id: number
  readonly member_id: number
  readonly bytes: number
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly created_at: Date
}

/** Public questions about goods and the store's answers. */
export type GoodsQuestionRow = {
  readonly question_id: number
  readonly goods_id: number
  readonly store_id: number
  readonly member_id: number
  /** Discreet name that is shown. */
  readonly asker_name: string
  readonly content: string
  /** HIDDEN by the platform. */
  readonly state: 'PUBLISHED' | 'HIDDEN'
  readonly created_at: Date
  readonly answer: string | null
  /** Member id of the store's staff. */
  readonly answered_by: number | null
  readonly answered_at: Date | null
}

/** Product series: goods of one kind that are shown together in sizes. */
export type GoodsSeriesRow = {
  readonly series_id: number
  readonly category_id: number
  /** NULL: of any brand. */
  readonly brand_id: number | null
  readonly name_zh: string
  readonly name_en: string
  readonly sort: number
  readonly enabled: boolean
  readonly version: number
}

/** Group sale of a store: a price that falls with the quantity of all, or a presale. */
export type GroupCampaignRow = {
  readonly campaign_id: number
  readonly campaign_sn: string
  readonly store_id: number
  /** LADDER: the price tier is fixed by the quantity whose deposits are paid. PRESALE: one price, delivered later. */
  readonly kind: 'LADDER' | 'PRESALE'
  /** FAILED: ended below the first tier. INVALID: cancelled by the store or void by the platform, with a reason. */
  readonly state: 'DRAFT' | 'REVIEWING' | 'REJECTED' | 'SCHEDULED' | 'RUNNING' | 'ENDED' | 'FAILED' | 'INVALID'
  readonly version: number
  readonly title_zh: string
  readonly title_en: string
  readonly note: string
  /** SKU that is sold. */
  readonly product_id: number
  readonly unit_code: string
  readonly decimals: number
  /** Deposit in basis points of the goods at the lowest tier price; at most 20 % (Civil Code, article 586). */
  readonly deposit_bp: number
  /** A deposit whose balance is not paid in time goes to the store; otherwise it is given back. */
  readonly forfeits: boolean
  /** Deposits that a buyer gets back when the store defaults. */
  readonly multiple: number
  readonly min_number: number
  /** Most of one member; 0 without a limit. */
  readonly max_number: number
  readonly starts_at: Date
  readonly ends_at: Date
  /** The tier is fixed then and balances are due; the end of the campaign unless it is a presale. */
  readonly balance_at: Date
  readonly balance_hours: number
  /** Shipped within so many days of the payment. */
  readonly ship_days: number
  /** Sum of participations whose deposit is paid. */
  readonly joined: number
  /** How many those are. */
  readonly participants: number
  /** Tier that was reached; fixed once. */
  readonly final_tier: number | null
  readonly final_price: number | null
  readonly fixed_at: Date | null
  /** Of INVALID: the store is at fault and compensates. */
  readonly by_fault: boolean
  /** Why it was rejected, cancelled or void. */
  readonly reason: string
  readonly created_at: Date
  readonly ended_at: Date | null
  /** The description in English; empty: none was written. */
  readonly note_en: string
}

/** Share of a member in a campaign with a deposit. */
export type GroupParticipationRow = {
  readonly participation_id: number
  readonly participation_sn: string
  readonly campaign_id: number
  readonly store_id: number
  readonly member_id: number
  readonly enterprise_id: number | null
  /** Name of the buyer for the store: the company; empty for a person. */
  readonly buyer_title: string
  readonly state: 'DEPOSIT_DUE' | 'JOINED' | 'BALANCE_DUE' | 'PAID' | 'CANCELLED' | 'FORFEITED' | 'DEPOSIT_REFUNDED' | 'COMPENSATED'
  readonly version: number
  readonly number: number
  /** Price that was shown at joining: the final one is never above it. */
  readonly ceiling_price: number
  readonly deposit: number
  readonly final_price: number | null
  /** What the member got back, with the compensation. */
  readonly returned: number
  /** Had paid nothing to this store before. */
  readonly is_new_buyer: boolean
  /** Checkout that the balance is paid by; empty before. */
  readonly pay_sn: string
  readonly order_sn: string
  readonly created_at: Date
  /** Until when the deposit can be paid. */
  readonly pay_until: Date
  readonly joined_at: Date | null
  readonly balance_until: Date | null
  readonly paid_at: Date | null
  readonly ended_at: Date | null
  /** Price of the SKU for this buyer alone at joining; null before it was kept, and for goods whose price is asked for. */
  readonly list_price: number | null
}

/** Price tiers of a campaign, rising in quantity and falling in price; a presale has one. */
export type GroupTierRow = {
  readonly campaign_id: number
  readonly tier_no: number
  /** Quantity of all from which the price holds. */
  readonly from_number: number
  readonly unit_price: number
}

/** First answer of a command under its Idempotency-Key; a repeated request gets the same answer. */
export type IdempotentAnswerRow = {
  /** Who sent the key. */
  readonly actor: string
  readonly route: string
  readonly key: string
  /** SHA-256 of the request: the same key with another request is refused. */
  readonly request_hash: Buffer
  /** Written in the transaction of the command; refusals are not stored. */
  readonly answer: unknown | null
  readonly created_at: Date
}

/** Daily quotes in 1/10000 of the series' currency. A correction is a new row that names the one it corrects; orders keep the quote they used (flows.md F12). */
export type IndexQuoteRow = {
  readonly quote_id: number
  readonly series_code: string
  readonly quote_date: Date
  readonly low: number
  readonly high: number
  /** Average of the day. */
  readonly price: number
  /** Premium over the futures contract in 1/10000 yuan; may be negative. */
  readonly premium: number | bigint | null
  readonly published_at: Date
  readonly revision_of: number | null
  /** Why the quote was corrected. */
  readonly reason: string
  /** Member of the platform's staff who entered it; NULL for loaded data. */
  readonly entered_by: number | null
  readonly is_current: boolean
}

/** Price index series. No formula may use a series in a foreign currency; it can be watched and compared. */
export type IndexSeriesRow = {
  readonly series_code: string
  readonly name_zh: string
  readonly name_en: string
  /** A stock series counts tonnes of a week; it is left out wherever prices are listed or a formula chooses. */
  readonly kind: 'spot' | 'alloy' | 'futures' | 'stock'
  /** Grade of the material; empty where it has none. */
  readonly grade: string
  readonly market_zh: string
  readonly market_en: string
  /** Where the quotes come from. */
  readonly source_zh: string
  readonly source_en: string
  /** Unit of the price, such as t. */
  readonly unit_code: string
  readonly currency: 'CNY' | 'USD'
  readonly tax_included: boolean
  /** Made-up demonstration quotes: marked as such wherever they are shown. */
  readonly synthetic: boolean
  readonly sort: number
}

/** Request for quotation: OPEN for many suppliers, or a BASKET enquiry to one store. */
export type InquiryRow = {
  readonly inquiry_id: number
  readonly inquiry_sn: string
  readonly kind: 'OPEN' | 'BASKET'
  readonly member_id: number
  readonly enterprise_id: number | null
  /** Name of the buying company at the time; shown only to suppliers that may see it. */
  readonly buyer_title: string
  /** Store of a basket enquiry. */
  readonly store_id: number | null
  readonly title: string
  readonly note: string
  readonly state: 'DRAFT' | 'REVIEWING' | 'REVIEW_REJECTED' | 'QUOTING' | 'NEED_INFO' | 'DECLINED' | 'COMPARING' | 'NO_QUOTE' | 'SUPERSEDED' | 'AWARDED' | 'PARTIALLY_AWARDED' | 'CONVERTED' | 'EXPIRED' | 'CANCELLED' | 'TERMINATED'
  readonly version: number
  /** Revision: rises with every material change after publication. Quotations remember which one they answer. */
  readonly content: number
  readonly contact_public: boolean
  /** Quoting ends at a time, at a number of quotations, at either, or when both are reached. */
  readonly close_rule: 'TIME' | 'COUNT' | 'EITHER' | 'BOTH'
  readonly close_at: Date | null
  readonly close_count: number | null
  /** Until when an extended comparison took quotations; no longer set, an opened request is not extended. */
  readonly late_until: Date | null
  readonly extensions: number
  /** Delivery address of the draft (member_address.id); what is handed in has its copy in receiver. */
  readonly address_id: number | null
  /** Region of the address, which suppliers see. */
  readonly region_name: string
  /** Rounds of the same demand; prev_id is the round before. */
  readonly round: number
  readonly prev_id: number | null
  readonly reason: string
  /** What a converted request became. */
  readonly end_result: '' | 'ORDER' | 'CONTRACT'
  readonly pay_sn: string | null
  readonly order_sns: string[]
  readonly created_at: Date
  readonly updated_at: Date
  readonly published_at: Date | null
  /** Who gets the goods, copied when it was handed in; NULL before, and where a member has no address. */
  readonly receiver: unknown | null
  /** Seals quotations of this request; NULL before the first and where nothing is sealed. */
  readonly seal_public_key: Buffer | null
  /** Opens them; wrapped under a key outside the database. */
  readonly seal_wrapped_key: Buffer | null
  /** Contracts in force that were born from the award. */
  readonly contract_sns: string[]
  /** Stores whose awarded lines stand in a contract in force; they are not ordered a second time. */
  readonly contracted_stores: string[]
  /** Terms that suppliers are asked to answer: payment, days to pay, delivery, tax, days of validity, price basis; what is not named is open. */
  readonly terms: unknown
}

/** Stores that declined to quote. */
export type InquiryDeclineRow = {
  readonly inquiry_id: number
  readonly store_id: number
  /** Member id of the store's staff. */
  readonly declined_by: number
  readonly reason: string
  readonly declined_at: Date
}

/** Lines of a request. */
export type InquiryLineRow = {
  readonly inquiry_id: number
  readonly line_no: number
  /** NULL for goods that were only described. */
  readonly product_id: number | null
  /** Category of the SKU with all above it; empty for described goods. */
  readonly category_ids: string[]
  readonly name_zh: string
  readonly name_en: string
  readonly spec_zh: string
  readonly spec_en: string
  readonly image: string
  readonly unit_code: string
  /** Decimals of a quantity in the unit. */
  readonly decimals: number
  /** Quantity in the smallest step of the unit. */
  readonly number: number
  /** Target price per unit. */
  readonly wanted_price: number | null
  readonly wanted_date: Date | null
  readonly remark: string
}

/** When the quotations of an open request were opened, and when an extension sealed them again; every supplier reads it. */
export type InquiryOpeningRow = {
  readonly inquiry_id: number
  /** Counts from 1 within the request. */
  readonly opening_no: number
  readonly opened_at: Date
  /** The buyer before the closing time, or the closing rule. */
  readonly opened_cause: 'buyer' | 'system'
  /** When the buyer extended the request after this opening; NULL where it stayed open. */
  readonly resealed_at: Date | null
}

/** Clarification: what a supplier asked about a request, and the buyer's answer. */
export type InquiryTalkRow = {
  readonly talk_id: number
  readonly inquiry_id: number
  readonly store_id: number
  /** Member id of the store's staff. */
  readonly asked_by: number
  readonly question: string
  readonly asked_at: Date
  readonly answer: string
  readonly answered_at: Date | null
}

/** Application for an invoice and the invoice itself. */
export type InvoiceRow = {
  readonly invoice_id: number
  readonly invoice_sn: string
  readonly member_id: number
  readonly store_id: number
  readonly state: 'APPLIED' | 'CANCELLED' | 'REJECTED' | 'ISSUING' | 'ISSUE_FAILED' | 'ISSUED' | 'DELIVERED' | 'RED_PENDING' | 'PARTLY_REDDED' | 'VOIDED'
  readonly version: number
  /** 1 ordinary, 2 special. */
  readonly invoice_type: 1 | 2
  /** Item names: the goods, or their category. */
  readonly content: 'goods' | 'category'
  readonly source: 'order' | 'shipment' | 'month'
  /** The buyer's title as it was at the application. */
  readonly title: unknown
  /** Who receives it, as it was at the application. */
  readonly receiver: unknown
  /** Name and tax number of the store's company at the application. */
  readonly seller: unknown
  readonly remark: string
  readonly total: number
  readonly tax: number
  /** Why the store rejected it. */
  readonly reason: string
  /** Our number at the e-invoice service. A new one only after the service said that the last failed. */
  readonly serial: string | null
  /** The service was asked to issue this serial; from then on it is queried. */
  readonly sent_at: Date | null
  readonly tries: number
  /** What the service or its answer is short of; empty when all is well. */
  readonly trouble: string
  /** 20 digits of the fully digital e-invoice. */
  readonly number: string | null
  /** The XML that the service delivered, the invoice in law. */
  readonly document: string | null
  /** How the store sent a printed copy. */
  readonly delivery_note: string
  readonly applied_at: Date
  /** The store should have issued it by then. */
  readonly due_at: Date
  readonly issued_at: Date | null
}

/** Who receives the invoices of a member, and where. */
export type InvoiceAddressRow = {
  readonly address_id: number
  readonly member_id: number
  readonly receiver: string
  readonly phone: string
  readonly email: string
  /** For a printed copy; empty where the electronic one is enough. */
  readonly address: string
  readonly is_default: boolean
  readonly created_at: Date
  readonly deleted_at: Date | null
}

/** Lines of an invoice. */
export type InvoiceLineRow = {
  readonly invoice_id: number
  readonly line_no: number
  readonly order_id: number
  readonly order_sn: string
  /** NULL for the freight of the order. */
  readonly order_line_id: number | null
  /** As printed, with the short name of the tax category between asterisks. */
  readonly item_name: string
  readonly spec: string
  readonly unit_name: string
  /** Decimal as printed; empty where a quantity has no sense. */
  readonly quantity: string
  readonly amount: number
  readonly tax_rate_bp: number
  readonly tax: number
  /** What issued red letters took back. */
  readonly reddened: number
}

/** What goods of an order line cost more (above zero) or less by a final price that was settled after the order: invoices follow it. Rows are never changed. */
export type InvoicePriceDifferenceRow = {
  /** Number of the sheet by which both sides agreed to the final price. */
  readonly reference: string
  readonly order_line_id: number
  readonly amount: number
  readonly noted_at: Date
}

/** Red letters that take back an invoice, wholly or in part. */
export type InvoiceRedLetterRow = {
  readonly red_id: number
  readonly invoice_id: number
  /** 01 nothing to confirm, 02 waits for the buyer, 03 waits for the store, 04 confirmed by both; void: 05 and 06 denied, 07 no answer in 72 hours, 08 withdrawn, 09 withdrawn after the confirmation, 10 irregular invoice. FAILED: the service did not take it. */
  readonly state: 'REQUESTED' | 'FAILED' | '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | 'ISSUED'
  /** Our number at the e-invoice service; a new request has a new one. */
  readonly serial: string
  /** 01 issued in error, 02 goods returned, 03 service ended, 04 allowance. */
  readonly reason: '01' | '02' | '03' | '04'
  readonly asked_by: 'buyer' | 'store' | 'system'
  readonly note: string
  readonly amount: number
  readonly tax: number
  /** Numbers of the invoice's lines with the fen that are taken back. */
  readonly lines: unknown
  /** What somebody answered here and the service does not know yet. */
  readonly wish: '' | 'confirm' | 'deny' | 'withdraw'
  readonly sent_at: Date | null
  readonly tries: number
  readonly trouble: string
  readonly number: string | null
  readonly document: string | null
  readonly asked_at: Date
  /** Without an answer it is void then; NULL where nobody has to answer. */
  readonly expire_at: Date | null
  readonly issued_at: Date | null
}

/** Titles that a member has invoices made out to. */
export type InvoiceTitleRow = {
  readonly title_id: number
  readonly member_id: number
  readonly kind: 'company' | 'person'
  readonly title: string
  /** Unified social credit code; empty for a person. */
  readonly tax_number: string
  /** Registered address, telephone, bank and account: a special invoice needs them. */
  readonly reg_address: string
  readonly reg_phone: string
  readonly bank_name: string
  readonly bank_account: string
  readonly is_default: boolean
  /** Whether special invoices may be asked for with this title. CHANGED: it was edited after the review. */
  readonly state: 'NONE' | 'SUBMITTED' | 'APPROVED' | 'REJECTED' | 'CHANGED'
  /** Why the platform rejected the qualification. */
  readonly reason: string
  readonly version: number
  readonly created_at: Date
  readonly submitted_at: Date | null
  readonly reviewed_at: Date | null
  readonly reviewer_name: string
  readonly deleted_at: Date | null
}

/** Workers of the job queue that live, each with the time at which its process was last heard of. */
export type JobWorkerRow = {
  /** Name of the worker in the queue (locked_by). */
  readonly worker_id: string
  readonly seen_at: Date
}

/** Account of the ledger. What a member, company or store has is above zero; what lies at a gateway or bank is below. */
export type LedgerAccountRow = {
  readonly account_id: number
  readonly kind: 'member' | 'company' | 'store' | 'platform' | 'gateway'
  /** Member, company or store; 0 for accounts of the platform and of gateways. */
  readonly owner_id: number
  /** What the account is for: wallet for a balance, orders or unmatched of the platform, the channel of a gateway. */
  readonly name: string
  /** Sum of its entries, kept by the trigger of ledger_entry alone. */
  readonly balance: number
  /** Part of the balance that waits for something, kept by the trigger of ledger_hold alone. */
  readonly held: number
  /** Least of balance - held: 0 for money that somebody has, below for a credit line, NULL without a limit. */
  readonly floor: number | null
  /** How many entries it has: the place of the last one. */
  readonly entries: number | bigint
  readonly opened_at: Date
}

/** Share of an account in a transaction. Rows are only added. */
export type LedgerEntryRow = {
  readonly account_id: number
  /** Position in the account, from 1 without gaps; set by the database. */
  readonly place: number | bigint
  readonly transaction_id: number
  /** Above zero: the account gets it. */
  readonly amount: number
  /** Balance of the account after it; set by the database. */
  readonly balance_after: number
}

/** Part of a balance set aside for something that is not settled yet. It ends once: captured with a transaction, or released. */
export type LedgerHoldRow = {
  readonly hold_id: number
  readonly account_id: number
  readonly amount: number
  /** What it waits for, such as orderPayment or withdrawal. */
  readonly kind: string
  /** Number of the document that it waits for. */
  readonly reference: string
  readonly state: 'HELD' | 'CAPTURED' | 'RELEASED'
  readonly held_at: Date
  readonly ended_at: Date | null
}

/** Movement of money. Rows are only added. */
export type LedgerTransactionRow = {
  readonly transaction_id: number
  /** What happened, such as recharge. Together with the reference it happens once. */
  readonly kind: string
  /** Number of the document that caused it. */
  readonly reference: string
  readonly note: string
  /** Who caused it: member, store, platform, system or gateway. */
  readonly actor_kind: string
  readonly actor_name: string
  readonly at: Date
  /** Database transaction that wrote it: nothing is added to it afterwards. */
  readonly written_in: number | bigint
}

/** Why sign-ins failed, for the question "I cannot get in": never what was typed. Kept 90 days. */
export type LoginRefusalRow = {
  readonly refusal_id: number
  /** NULL when the typed name or phone belongs to nobody. */
  readonly account_id: number | null
  /** Keyed hash of the typed name: limits the rows per name and cannot be read back. */
  readonly name_mac: Buffer
  readonly at: Date
  readonly means: 'password' | 'sms' | 'qr' | 'wechat'
  readonly reason: 'wrongPassword' | 'noPassword' | 'unknownName' | 'suspended' | 'codeNone' | 'codeExpired' | 'codeUsed' | 'codeTries' | 'codeWrong' | 'captchaNeeded' | 'captchaWrong' | 'limit' | 'busy' | 'qrGone' | 'qrExpired' | 'qrTaken' | 'qrUsed' | 'qrUnscanned' | 'qrDenied' | 'qrForeign' | 'wechatOff' | 'wechatForeign' | 'wechatFailed' | 'wechatTaken' | 'bindGone'
  readonly ip: string
  readonly user_agent: string
  readonly city_code: string
}

/** One sign-in on one device: the family of its rotated refresh tokens, ended as a whole. */
export type LoginSessionRow = {
  readonly id: string
  readonly account_id: number
  readonly client: 'web' | 'api'
  /** How the person signed in. */
  readonly means: 'password' | 'sms' | 'qr' | 'wechat'
  readonly ip: string
  readonly user_agent: string
  readonly created_at: Date
  readonly expires_at: Date
  readonly revoked_at: Date | null
  /** replayed: an old refresh token was used again. ended: by the owner from another device, or by the platform. */
  readonly revoke_reason: 'signedOut' | 'replayed' | 'ended' | null
}

/** What a member has of points or scores: the sums of the entries, kept by their trigger. */
export type LoyaltyAccountRow = {
  readonly member_id: number
  /** points come from purchases, score from tasks. */
  readonly currency: 'points' | 'score'
  /** Can be spent now. */
  readonly available: number | bigint
  /** Waits for the end of after-sale windows. */
  readonly pending: number | bigint
}

/** Change of one lot. Rows are only added. */
export type LoyaltyEntryRow = {
  readonly entry_id: number
  readonly member_id: number
  readonly currency: 'points' | 'score'
  readonly lot_id: number
  readonly kind: 'earn' | 'grant' | 'spend' | 'giveBack' | 'expire' | 'clawBack' | 'adjust'
  /** Which balance of the account it moves. */
  readonly bucket: 'pending' | 'available'
  /** Above zero: the member gets it. */
  readonly amount: number | bigint
  /** That balance of the account after it; set by the database. */
  readonly balance_after: number | bigint
  /** Number of the document that caused it. */
  readonly reference: string
  /** Reason of an adjustment. */
  readonly note: string
  readonly actor_kind: string
  readonly actor_name: string
  readonly at: Date
}

/** Goods that are had for points, for points and money, or for scores. */
export type LoyaltyGoodsRow = {
  readonly goods_id: number
  readonly mall: 'points' | 'score'
  readonly title_zh: string
  readonly title_en: string
  readonly detail_zh: string
  readonly detail_en: string
  readonly image: string
  /** Points, or scores, for one piece. */
  readonly points: number | bigint
  /** Money beside the points for one piece; 0 for points alone. */
  readonly cash: number
  /** What it costs elsewhere; 0 says nothing. */
  readonly market_price: number
  readonly stock: number
  readonly sold: number
  /** Pieces that one member may have; 0 without a limit. */
  readonly piece_limit: number
  readonly on_sale: boolean
  readonly sort: number
  readonly version: number
  readonly created_at: Date
  readonly updated_at: Date
}

/** Points or scores that came at once and expire at once. */
export type LoyaltyLotRow = {
  readonly lot_id: number
  readonly member_id: number
  readonly currency: 'points' | 'score'
  /** order: a paid order; task: a claimed task or sign-in; adjust: the platform. */
  readonly source: 'order' | 'task' | 'adjust'
  /** Number of what brought it: it comes once. */
  readonly reference: string
  /** Amount of goods that earned it, in fen. */
  readonly base: number
  /** How much of the base was refunded, in fen. */
  readonly refunded: number
  readonly amount: number | bigint
  /** Sum of its entries, kept by their trigger. */
  readonly remaining: number | bigint
  /** How much refunds took back, with what could not be taken any more. */
  readonly clawed: number | bigint
  /** Part of clawed that was spent before and is still missing. */
  readonly shortage: number | bigint
  readonly state: 'PENDING' | 'GRANTED' | 'SPENT' | 'EXPIRED' | 'CLAWED_BACK'
  readonly created_at: Date
  /** End of the after-sale window of its order; NULL until the order is completed. */
  readonly due_at: Date | null
  readonly granted_at: Date | null
  readonly expire_at: Date | null
}

/** Order of the points mall or the score mall, with everything as its member confirmed it. */
export type LoyaltyOrderRow = {
  readonly order_id: number
  readonly order_sn: string
  readonly mall: 'points' | 'score'
  readonly member_id: number
  readonly member_name: string
  readonly goods_id: number
  readonly title_zh: string
  readonly title_en: string
  readonly image: string
  readonly quantity: number
  /** Points, or scores, of all pieces. */
  readonly points: number | bigint
  /** Money of all pieces. */
  readonly cash: number
  readonly state: 'PENDING_PAYMENT' | 'PENDING_SHIPMENT' | 'SHIPPED' | 'RECEIVED' | 'CANCELLED'
  readonly version: number
  readonly receiver: string
  readonly phone: string
  readonly address: string
  readonly remark: string
  readonly carrier: string
  readonly tracking_no: string
  readonly cancel_reason: string
  readonly created_at: Date
  /** Until when the money part can be paid. */
  readonly pay_until: Date | null
  readonly paid_at: Date | null
  readonly shipped_at: Date | null
  readonly ended_at: Date | null
}

/** Points that an order of goods was paid with, beside its money. */
export type LoyaltyOrderPointsRow = {
  readonly order_sn: string
  readonly member_id: number
  /** Points taken when the order was placed; the ledger has them as spent under the number of the order. */
  readonly points: number | bigint
  /** What they took off the order, in fen. */
  readonly worth: number
  /** How much of what was paid in money for its goods went back so far, in fen. */
  readonly refunded: number
  /** How many of the points came back to the member. */
  readonly given_back: number | bigint
  readonly created_at: Date
}

/** Daily sign-in of a member, by the day in Shanghai. */
export type LoyaltySignInRow = {
  readonly member_id: number
  readonly day: Date
  /** Days without a gap, this one included. */
  readonly streak: number
  readonly score: number
}

/** Task that a member has done, and when its scores were claimed. */
export type LoyaltyTaskRow = {
  readonly member_id: number
  readonly task: 'profile' | 'verification' | 'firstOrder' | 'evaluation' | 'streak'
  /** What was done: once for tasks that exist once, the order of an evaluation, the day of a streak. */
  readonly reference: string
  readonly score: number
  readonly done_at: Date
  readonly claimed_at: Date | null
}

/** A company's own codes for SKUs. SKUs belong to a later module, so their id is kept without a foreign key. */
export type MaterialCodeRow = {
  readonly id: number
  readonly enterprise_id: number
  readonly code: string
  /** SKU. */
  readonly product_id: number
  /** What the company calls the SKU. */
  readonly name: string
  readonly updated_at: Date
}

/** What an account is on the mall. */
export type MemberRow = {
  readonly id: number
  /** 1 personal member, 2 verified buyer, 3 main account of an enterprise, 4 designer, 5 salesperson, 6 sub-account of an enterprise. */
  readonly member_type: number
  readonly nick_name: string
  readonly avatar: string | null
  readonly company_name: string | null
  readonly enterprise_id: number | null
  readonly blacklisted_at: Date | null
  readonly created_at: Date
}

/** Delivery addresses. */
export type MemberAddressRow = {
  readonly id: number
  readonly member_id: number
  readonly receiver: string
  readonly phone: string
  /** Region codes of GB/T 2260. */
  readonly province_code: string
  readonly city_code: string
  readonly district_code: string
  /** Names of the regions when the address was written. */
  readonly region_name: string
  readonly detail: string
  readonly is_default: boolean
  readonly deleted_at: Date | null
  readonly created_at: Date
  readonly updated_at: Date
}

/** Recently viewed SKUs: one row per member, SKU and day. */
export type MemberFootprintRow = {
  readonly member_id: number
  readonly product_id: number
  /** Day of Asia/Shanghai. */
  readonly day: Date
  /** Last view on that day. */
  readonly seen_at: Date
}

/** Saved goods, followed stores and saved articles of a member. */
export type MemberMarkRow = {
  readonly member_id: number
  readonly kind: 'goods' | 'store' | 'article'
  readonly target_id: number
  readonly created_at: Date
}

/** A member's choice of channels, where one was made. */
export type NoticeChoiceRow = {
  readonly member_id: number
  readonly template: string
  readonly channel: 'site' | 'sms' | 'mail' | 'wechat'
  readonly is_on: boolean
}

/** Delivery of one notification by one channel. */
export type NoticeDeliveryRow = {
  readonly id: number
  readonly member_id: number
  readonly channel: 'sms' | 'mail' | 'wechat'
  readonly kind: 'order' | 'sourcing' | 'store' | 'account' | 'system'
  readonly template: string
  readonly facts: unknown
  readonly link: string
  /** Whether the member also got it in the message centre; if not, a failure puts it there. */
  readonly on_site: boolean
  readonly state: 'WAITING' | 'SENT' | 'FAILED'
  readonly tries: number
  /** Masked; the address itself is looked up when it is sent. */
  readonly receiver: string
  readonly error: string
  readonly created_at: Date
  /** Last change of state. */
  readonly moved_at: Date
}

/** Language of SMS, mail and WeChat messages to a member; Chinese without a row. */
export type NoticeReaderRow = {
  readonly member_id: number
  readonly lang: 'zh' | 'en'
}

/** What the platform decided about one notification by one channel: on or off, and its own text instead of the built-in one (empty: built-in). */
export type NoticeTextRow = {
  readonly template: string
  readonly channel: 'site' | 'sms' | 'mail' | 'wechat'
  readonly is_on: boolean
  readonly title_zh: string
  readonly title_en: string
  readonly text_zh: string
  readonly text_en: string
  /** The provider's number of the approved template, for SMS and WeChat. */
  readonly provider_number: string
  readonly version: number
  readonly updated_at: Date
  readonly updated_by: string
}

/** Offer sheet (报价单): a store's dated price list. The row is the draft; each publication is an edition. */
export type OfferSheetRow = {
  readonly offer_sheet_id: number
  readonly sheet_sn: string
  readonly store_id: number
  readonly state: 'draft' | 'published' | 'withdrawn'
  readonly state_reason: string
  readonly title_zh: string
  readonly title_en: string
  readonly terms_zh: string
  readonly terms_en: string
  /** First and last day. */
  readonly valid_from: Date
  readonly valid_until: Date
  /** Lines of the draft: [{"productId": …, "remark": …}]. */
  readonly lines: unknown
  /** Rises with every save and state change, for optimistic locking. */
  readonly version: number
  /** Newest edition; 0 before the first publication. */
  readonly edition: number
  readonly published_at: Date | null
  readonly updated_at: Date
}

/** One publication of an offer sheet, as it was published. */
export type OfferSheetEditionRow = {
  readonly offer_sheet_id: number
  readonly edition: number
  readonly published_at: Date
  readonly title_zh: string
  readonly title_en: string
  readonly terms_zh: string
  readonly terms_en: string
  readonly valid_from: Date
  readonly valid_until: Date
}

/** Lines of an edition with the prices at its publication; NULL where the price is asked for. */
export type OfferSheetLineRow = {
  readonly offer_sheet_id: number
  readonly edition: number
  readonly sort: number
  readonly product_id: number
  readonly remark: string
  readonly retail_price: number | null
  /** Hidden from zb_visitor. */
  readonly business_price: number | null
}

/** Run of the purchase optimization: the question, and the answer with the prices of that time. Private to its buyer. */
export type OptimizeRunRow = {
  readonly run_id: number
  readonly member_id: number
  readonly title: string
  readonly question: unknown
  readonly answer: unknown
  readonly created_at: Date
}

/** Consents that a member may give or withdraw at any time: each decision is a row of evidence, the newest counts. */
export type OptionalConsentRow = {
  readonly account_id: number
  readonly consent_code: string
  readonly is_given: boolean
  readonly decided_at: Date
  readonly ip: string
}

/** What happened to an order, in order. Rows are only added; no foreign key, since it is written in the statement that locks the order. */
export type OrderEventRow = {
  readonly order_event_id: number
  readonly order_id: number
  readonly at: Date
  readonly event: string
  readonly from_state: string | null
  readonly to_state: string
  readonly actor_kind: string
  readonly actor_id: number | null
  readonly actor_name: string
  readonly reason: string
}

/** Lines of an order. */
export type OrderLineRow = {
  readonly order_line_id: number
  readonly order_id: number
  readonly product_id: number
  readonly goods_id: number
  readonly goods_name_zh: string
  readonly goods_name_en: string
  readonly spec_text_zh: string
  readonly spec_text_en: string
  readonly goods_image: string
  /** What the buying company calls the SKU (material_code.code); empty without one. */
  readonly material_code: string
  /** Line of the quotation it was agreed in, such as "BJ20261120000004-1"; empty otherwise. */
  readonly quote_line: string
  /** primary: the trade unit. */
  readonly unit: 'primary' | 'second'
  /** Code of the chosen unit. */
  readonly unit_code: string
  readonly unit_decimals: number
  /** Quantity in the smallest step of the chosen unit; so are shipped, received and cancelled. */
  readonly number: number
  /** What it takes from the stock, in the smallest step of the trade unit. */
  readonly stock_number: number
  /** Per chosen unit. */
  readonly unit_price: number
  /** Price without tiers and promotions. */
  readonly list_price: number
  /** Why unit_price holds: list, tier, agreed, promotion or index. */
  readonly price_reason: string
  /** Price that the formula of index-linked goods gave, and the price class of the buyer; NULL otherwise. */
  readonly formula_price_id: number | null
  readonly formula_class: 'retail' | 'business' | null
  /** Before the discount. */
  readonly subtotal: number
  /** The line's share of orders.discount. */
  readonly discount: number
  /** VAT rate in basis points. */
  readonly tax_rate_bp: number
  /** VAT contained in the subtotal less the discount. */
  readonly tax: number
  readonly shipped: number
  readonly received: number
  readonly cancelled: number
  readonly evaluated: boolean
  /** What was given back for the cancelled goods of the line, without freight. */
  readonly cancelled_amount: number
  /** A private buyer confirmed at the checkout that these goods cannot be returned without a reason; without it they can. */
  readonly no_free_return: boolean
}

/** Commission rate of an order line as it was when the order was placed. */
export type OrderLineCommissionRow = {
  readonly order_line_id: number
  readonly rate_id: number
  /** In basis points. */
  readonly rate_bp: number
  readonly frozen_at: Date
}

/** Order of one store. Plural because ORDER is a word of SQL. */
export type OrdersRow = {
  readonly order_id: number
  readonly order_sn: string
  readonly pay_order_id: number
  readonly member_id: number
  /** Login name of the buyer; never shown to the store. */
  readonly buyer_name: string
  /** Name of the buyer for the store: the company, or a discreet name (docs/decisions/058). */
  readonly buyer_title: string
  readonly enterprise_id: number | null
  readonly store_id: number
  readonly store_name: string
  readonly store_name_en: string
  readonly state: 'PENDING_APPROVAL' | 'APPROVAL_REJECTED' | 'PENDING_PAYMENT' | 'PAYMENT_REVIEW' | 'PENDING_SHIPMENT' | 'PARTIALLY_SHIPPED' | 'SHIPPED' | 'COMPLETED' | 'CANCELLED' | 'CLOSED'
  readonly version: number
  /** Refuses shipping and receiving (the moves that say `unless: frozen`). */
  readonly frozen: boolean
  /** After-sale cases that are not closed. */
  readonly open_cases: number
  readonly delivery: 'DELIVERY' | 'PICKUP'
  readonly pay_method: string
  /** Sum of the subtotals of its lines. */
  readonly goods_amount: number
  readonly freight: number
  /** What coupons and spend discounts took off the goods. */
  readonly discount: number
  /** The coupons and spend discounts by name, with what each took off. */
  readonly benefits: unknown
  readonly total: number
  /** VAT contained in the total. */
  readonly tax: number
  readonly paid: number
  /** Delivery address; NULL for pickup. */
  readonly receiver: unknown | null
  /** Invoice title and kind. */
  readonly invoice: unknown
  readonly buyer_remark: string
  /** Note of the store's staff, not shown to the buyer. */
  readonly seller_remark: string
  /** Numbers, store and goods names in one line, for the search in lists. */
  readonly search_text: string
  readonly created_at: Date
  readonly paid_at: Date | null
  readonly shipped_at: Date | null
  readonly finished_at: Date | null
  readonly cancel_reason: string
  /** Shipments on their way. */
  readonly shipments_open: number
  /** Received automatically then. */
  readonly auto_receive_at: Date | null
  /** The buyer has used the one extension of auto_receive_at. */
  readonly receive_extended: boolean
  readonly evaluated: boolean
  /** An evaluation was appended to. */
  readonly appended: boolean
  readonly evaluate_until: Date | null
  /** Removed from the buyer's list. */
  readonly hidden_at: Date | null
  /** What was given back for goods that are not shipped, with their freight. */
  readonly given_back: number
  /** Of the buyer: own order number, wanted delivery date, how it unloads, longest truck. Keys are missing on orders from before it was asked for. The number is also the last line of search_text. */
  readonly purchase_data: unknown
  /** Bought in a team that is not complete yet; `frozen` keeps it from being shipped meanwhile. */
  readonly awaits_team: boolean
  /** Project of the buyer that the goods are for; it may be deleted meanwhile. */
  readonly project_id: number | null
  /** Its name when the order was placed. */
  readonly project_title: string
}

/** Checkout: what is paid at once, with one order per store. */
export type PayOrderRow = {
  readonly pay_order_id: number
  readonly pay_sn: string
  readonly member_id: number
  readonly enterprise_id: number | null
  /** LATE_PAID: money arrived after it was closed. */
  readonly state: 'OPEN' | 'PAYING' | 'PART_PAID' | 'PAID' | 'CLOSED' | 'LATE_PAID'
  readonly version: number
  readonly pay_method: 'ONLINE' | 'TRANSFER' | 'CREDIT'
  /** Sum of its orders when it was placed. What is due now is the sum of those not cancelled, less paid. */
  readonly total: number
  readonly paid: number
  readonly pay_due_at: Date
  readonly created_at: Date
  readonly paid_at: Date | null
  readonly closed_at: Date | null
  /** Until when its prices hold; NULL where they do not move. */
  readonly price_held_until: Date | null
  /** The one extension of pay_due_at after a rejected transfer voucher was given. */
  readonly due_extended: boolean
}

/** Attempt to pay a checkout. */
export type PaymentRow = {
  readonly payment_id: number
  readonly pay_sn: string
  readonly member_id: number
  /** Way of the money. A balance payment that waits is held in the ledger until the gateway part is paid. */
  readonly channel: 'wechat' | 'alipay' | 'transfer' | 'balance' | 'credit' | 'deposit'
  /** Our number at the gateway, never used twice; for a transfer our own number of the booking. */
  readonly out_trade_no: string
  /** What is to be paid. */
  readonly amount: number
  /** MISMATCH: another amount or currency arrived. DUPLICATE: the checkout was paid already. LATE: it was closed already. */
  readonly state: 'CREATED' | 'WAITING' | 'PAID' | 'MISMATCH' | 'DUPLICATE' | 'LATE' | 'CLOSED' | 'REFUSED'
  readonly version: number
  readonly description: string
  /** How the payer gets there: a text to show as QR code, or an address to open. */
  readonly offer_kind: 'qr' | 'redirect' | null
  readonly offer: string | null
  readonly refused_reason: string | null
  /** The gateway's number, or the serial of the bank: only one payment may claim it. */
  readonly gateway_trade_no: string | null
  /** What arrived. */
  readonly captured: number
  readonly currency: string
  readonly refunded: number
  readonly created_at: Date
  readonly expire_at: Date
  readonly paid_at: Date | null
  readonly closed_at: Date | null
  /** How often the gateway was asked for the result. */
  readonly checks: number
}

/** A gateway's bill of a day and how it compares with our books. */
export type PaymentBillDayRow = {
  readonly channel: 'wechat' | 'alipay'
  readonly day: Date
  /** WAITING: the gateway has not written it yet. FAILED: it could not be fetched or read. */
  readonly state: 'WAITING' | 'FAILED' | 'DONE'
  readonly our_count: number
  /** Received less given back, by our books; their_sum by the bill. */
  readonly our_sum: number
  readonly their_count: number
  readonly their_sum: number
  readonly matched: number
  readonly tries: number
  readonly problem: string
  readonly checked_at: Date
}

/** Lines of gateways' bills. */
export type PaymentBillEntryRow = {
  readonly channel: string
  readonly day: Date
  readonly place: number
  readonly kind: 'payment' | 'refund'
  /** Our number: of the payment, or of the refund. */
  readonly number: string
  readonly out_trade_no: string
  readonly gateway_no: string
  readonly amount: number
}

/** What a gateway's bill and our books say differently. */
export type PaymentDifferenceRow = {
  readonly difference_id: number
  readonly channel: string
  readonly day: Date
  readonly kind: 'payment' | 'refund'
  readonly number: string
  readonly out_trade_no: string
  readonly gateway_no: string
  /** amount: both know it, with other amounts. oursOnly, theirsOnly: the other side does not know it. theirsTwice: it stands on the bill twice. */
  readonly finding: 'amount' | 'oursOnly' | 'theirsOnly' | 'theirsTwice'
  readonly our_amount: number | null
  readonly their_amount: number | null
  /** RESOLVED: by staff, with a note. CLEARED: a later comparison found no difference any more. */
  readonly state: 'OPEN' | 'RESOLVED' | 'CLEARED'
  readonly version: number
  readonly resolution: '' | 'booked' | 'gatewayCorrects' | 'refunded' | 'writtenOff' | 'other'
  readonly note: string
  readonly found_at: Date
  readonly resolved_at: Date | null
  readonly resolved_by: string
}

/** Verified notifications of gateways as they came, stored before they are acted on. */
export type PaymentNotificationRow = {
  readonly notification_id: number
  readonly channel: string
  /** The gateway's id of the notification. */
  readonly notify_id: string
  readonly kind: string
  readonly out_trade_no: string
  /** The message, encrypted. */
  readonly sealed: Buffer
  readonly received_at: Date
  /** How often the gateway delivered it. */
  readonly deliveries: number
  /** What came of it; NULL until it was processed. */
  readonly outcome: string | null
  readonly processed_at: Date | null
}

/** Money that goes back through the gateway. */
export type PaymentRefundRow = {
  readonly refund_id: number
  readonly payment_id: number
  /** Our number at the gateway, never used twice. */
  readonly out_refund_no: string
  readonly amount: number
  readonly reason: string
  readonly state: 'REQUESTED' | 'PROCESSING' | 'DONE' | 'FAILED'
  readonly version: number
  readonly gateway_refund_no: string | null
  readonly failed_reason: string | null
  readonly tries: number
  readonly requested_at: Date
  readonly requested_by: string
  readonly done_at: Date | null
  /** Order whose share of the payment goes back; empty for money that pays no order. */
  readonly order_sn: string
  /** What asked for the refund, such as an after-sale case; empty otherwise. */
  readonly reference: string
  /** Serial of the bank transfer that paid it by hand; empty otherwise. */
  readonly bank_serial: string
  /** Picture of the bank voucher (uploaded_file); empty otherwise. */
  readonly proof: string
}

/** How much of a payment belongs to which order of the checkout. */
export type PaymentSplitRow = {
  readonly payment_id: number
  readonly order_sn: string
  /** Share of payment.amount, of payment.captured, and what of it was refunded. */
  readonly authorized: number
  readonly captured: number
  readonly refunded: number
}

/** A run that seals all stored numbers again under another key, with its progress: it continues where it stopped. */
export type PersonalResealRow = {
  readonly reseal_id: number
  readonly to_key: string
  readonly state: 'RUNNING' | 'DONE' | 'FAILED'
  /** Applications with a number under another key when the run began. */
  readonly total: number
  /** Applications sealed again so far. */
  readonly done: number
  /** Last verification.id that was looked at. */
  readonly last_id: number
  readonly error: string
  readonly requested_by: string
  readonly begun_at: Date
  /** Last progress. */
  readonly moved_at: Date
}

/** Membership on the staff of the platform; columns as in store_seat. */
export type PlatformSeatRow = {
  readonly member_id: number
  readonly role_id: number | null
  readonly role: string
  readonly capabilities: string[]
  readonly since: Date
  readonly suspended_at: Date | null
  readonly ended_at: Date | null
}

/** Price alerts of members. */
export type PriceAlertRow = {
  readonly alert_id: number
  readonly member_id: number
  readonly series_code: string
  readonly direction: 'above' | 'below'
  readonly threshold: number
  readonly state: 'active' | 'paused'
  readonly created_at: Date
  /** Day of the quote it last notified of: a correction of that day does not notify again. */
  readonly fired_on: Date | null
  readonly fired_price: number | null
}

/** Other prices for an unpaid order that its store proposes; they hold once the buyer has accepted them. */
export type PriceChangeRow = {
  readonly price_change_id: number
  readonly order_id: number
  readonly order_sn: string
  /** The buyer. */
  readonly member_id: number
  readonly store_id: number
  readonly state: 'PROPOSED' | 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN' | 'LAPSED'
  readonly version: number
  /** Version of the order that it was made for. */
  readonly order_version: number
  /** Changed lines: [{orderLineId, unitPrice, priceBefore, subtotal, tax}], amounts as text. */
  readonly lines: unknown
  readonly freight: number
  /** What the order would come to. */
  readonly total: number
  readonly total_before: number
  readonly freight_before: number
  readonly reason: string
  /** Login name; never shown to the buyer. */
  readonly proposed_by: string
  readonly proposed_at: Date
  readonly answered_at: Date | null
}

/** Price fixation (点价, flows.md F12): a buyer asks to fix the shown price of an index-linked SKU for a quantity, and the store agrees within a minute. */
export type PriceFixingRow = {
  readonly fixing_id: number
  readonly member_id: number
  readonly buyer_name: string
  readonly store_id: number
  readonly product_id: number
  readonly price_class: 'retail' | 'business'
  readonly formula_price_id: number
  /** primary: the trade unit. */
  readonly unit: 'primary' | 'second'
  /** Quantity in the smallest step of the chosen unit. */
  readonly number: number | bigint
  /** The same in the smallest step of the trade unit. */
  readonly stock_number: number | bigint
  /** Mass of the whole quantity in grams; NULL when the mass of a unit is not known. */
  readonly grams: number | bigint | null
  /** Prices of the formula that are held; quantity tiers apply to them as to any other price. */
  readonly unit_price: number
  readonly sec_unit_price: number | null
  /** What the buyer was shown for this quantity, per chosen unit. */
  readonly shown_price: number
  readonly state: 'REQUESTED' | 'CONFIRMED' | 'DECLINED' | 'EXPIRED' | 'WITHDRAWN' | 'USED' | 'LAPSED'
  /** Confirmed by the store's rule without a person. */
  readonly is_auto: boolean
  readonly reason: string
  /** Order that used the price; empty before. */
  readonly order_sn: string
  readonly asked_at: Date
  /** Until when the store can answer. */
  readonly expires_at: Date
  readonly decided_at: Date | null
  /** Until when a confirmed price can be used. */
  readonly hold_until: Date | null
}

/** What a store confirms automatically, and how long it holds a fixed price. */
export type PriceFixingRuleRow = {
  readonly store_id: number
  /** Grams per day that are confirmed without a person; 0 for none. */
  readonly auto_grams: number | bigint
  /** 0: as long as the price lock of the goods. */
  readonly hold_minutes: number
  readonly version: number
}

/** Price lock: a price that holds for one member and SKU for some minutes although the index moves on. */
export type PriceLockRow = {
  readonly member_id: number
  readonly product_id: number
  readonly price_class: 'retail' | 'business'
  readonly formula_price_id: number
  readonly unit_price: number
  /** Per second unit. */
  readonly sec_unit_price: number | null
  readonly locked_at: Date
  readonly expires_at: Date
}

/** Material list of a company (for all of its people) or of a member. */
export type ProjectRow = {
  readonly project_id: number
  /** NULL: the member's own. */
  readonly enterprise_id: number | null
  /** Who made it. */
  readonly member_id: number
  /** regular: what is bought again and again. */
  readonly kind: 'project' | 'regular'
  readonly title: string
  readonly note: string
  /** What the list was copied from, such as "design 7"; empty for a basket. */
  readonly taken_from: string
  readonly version: number
  readonly created_at: Date
  readonly updated_at: Date
  /** Deleted; can be restored for thirty days. */
  readonly removed_at: Date | null
}

/** Lines of a material list. */
export type ProjectLineRow = {
  readonly project_id: number
  readonly line_no: number
  readonly product_id: number
  /** primary: the trade unit. */
  readonly unit: 'primary' | 'second'
  /** Quantity in the unit as it was written, since goods may change the precision of their unit. */
  readonly number: string
  readonly remark: string
}

/** Purchase request of a sub-account. */
export type PurchaseRequestRow = {
  readonly id: number
  readonly request_sn: string
  readonly enterprise_id: number
  readonly member_id: number
  readonly requester_name: string
  readonly cost_centre_id: number | null
  /** Name of the cost centre; empty without one. */
  readonly cost_centre: string
  readonly state: 'PENDING' | 'APPROVED' | 'REJECTED' | 'RETURNED' | 'RECALLED' | 'EXPIRED'
  readonly version: number
  /** Step that is waited for, from 1. */
  readonly step_no: number
  /** In fen. */
  readonly total: number
  /** Beside the lines: stores with delivery, remark, freight and coupon, payment, coupon of the platform, wished invoice.. */
  readonly terms: unknown
  readonly note: string
  /** Why approval was needed. */
  readonly reasons: unknown
  /** SHA-256 of what was asked for, prices and receiver included: an approval holds for exactly this. A request from before 0100 has another one and is to be handed in again. */
  readonly content_hash: Buffer
  readonly created_at: Date
  readonly decided_at: Date | null
  /** Checkout and orders that were placed by the approval. */
  readonly pay_sn: string | null
  readonly order_sns: string[]
  /** Who gets the goods, copied at the submission; NULL where all of it is picked up. */
  readonly receiver: unknown | null
  /** The request for quotation whose award is to be ordered; null for goods of the cart. */
  readonly inquiry_sn: string | null
}

/** Decisions on the steps of a request. Rows are only added. */
export type PurchaseRequestDecisionRow = {
  readonly request_id: number
  readonly step_no: number
  /** Approver whose decision it is. */
  readonly approver_id: number
  /** Who decided: the approver, or another person under a delegation. */
  readonly by_id: number
  readonly by_name: string
  readonly decision: 'approve' | 'reject' | 'return'
  readonly comment: string
  readonly at: Date
}

/** Lines of a purchase request. Rows are only added. */
export type PurchaseRequestLineRow = {
  readonly request_id: number
  readonly line_no: number
  readonly product_id: number
  /** primary: the trade unit. */
  readonly unit: 'primary' | 'second'
  /** Quantity in the smallest step of the chosen unit. */
  readonly number: number
  /** Per chosen unit. */
  readonly unit_price: number
  readonly subtotal: number
  readonly store_id: number
  readonly category_id: number
}

/** Approval steps of a request, as the rules were when it was made. */
export type PurchaseRequestStepRow = {
  readonly request_id: number
  readonly step_no: number
  /** Name of the rule. */
  readonly name: string
  readonly approver_ids: string[]
  /** Approvals that are needed. */
  readonly quorum: number
  /** When it was escalated because nobody decided. */
  readonly escalated_at: Date | null
}

/** QR login (flows.md F11): a signed-in phone confirms the login of another browser. */
export type QrLoginRow = {
  /** SHA-256 of the secret in the QR code. */
  readonly u_hash: Buffer
  /** SHA-256 of the secret in the cookie of the browser that shows the code. */
  readonly nonce_hash: Buffer
  /** 0 waiting, 1 scanned, 2 confirmed, 3 cancelled; 4 expired is derived from expires_at. */
  readonly state: number
  /** Who scanned it. */
  readonly account_id: number | null
  readonly ip: string
  readonly user_agent: string
  readonly city_code: string
  readonly created_at: Date
  readonly expires_at: Date
  /** When the browser got its tokens: once only. */
  readonly handed_at: Date | null
}

/** Certificate of quality that a store issued for one heat of a shipment line. Never changed: a wrong one is made void and issued anew. */
export type QualityCertificateRow = {
  readonly certificate_id: number
  /** Also the verification code. */
  readonly certificate_sn: string
  readonly shipment_id: number
  readonly order_line_id: number
  readonly order_sn: string
  readonly store_id: number
  /** The buyer. */
  readonly member_id: number
  readonly state: 'VALID' | 'VOID'
  /** Heat or batch number of the producer. */
  readonly heat_no: string
  /** Grade of the ordered goods when it was issued; empty where the goods name none. */
  readonly ordered_grade: string
  readonly standard: string
  readonly producer: string
  /** Measured mass percent: [{"element": "Pb", "percent": "0.0021"}]. */
  readonly chemistry: unknown
  /** Of the measured values against the limits of the ordered grade. */
  readonly verdict: 'CONFORMS' | 'DEVIATES' | 'INCOMPLETE' | 'NO_LIMITS'
  /** Net mass in kilograms as written; empty when not given. */
  readonly net_mass_kg: string
  readonly bundles: number | null
  readonly inspected_on: Date
  readonly inspector: string
  readonly void_reason: string
  readonly issued_at: Date
  readonly voided_at: Date | null
}

/** Quotation of a store, one row per edition. */
export type QuotationRow = {
  readonly quotation_id: number
  readonly quotation_sn: string
  readonly inquiry_id: number
  /** Store that quotes; NULL while an invited guest without an account does. */
  readonly store_id: number | null
  readonly edition: number
  readonly state: 'DRAFT' | 'SUBMITTED' | 'SUPERSEDED' | 'REVISION_REQUESTED' | 'WITHDRAWN' | 'ACCEPTED' | 'PARTIALLY_ACCEPTED' | 'REJECTED' | 'EXPIRED' | 'LOST'
  readonly version: number
  /** Revision of the request that it answers (inquiry.content). */
  readonly content: number
  /** Last day. */
  readonly valid_until: Date | null
  /** In fen. */
  readonly freight: number
  readonly tax_included: boolean
  readonly pay_terms: string
  readonly note: string
  /** Member id of the store's staff; NULL for a guest. */
  readonly author_id: number | null
  /** What the buyer asked to change. */
  readonly wish: string
  /** How often the buyer has asked. */
  readonly rounds: number
  readonly reason: string
  /** Receipt: SHA-256 of what was submitted, with the nonce where it was sealed. */
  readonly hash: Buffer | null
  readonly created_at: Date
  readonly submitted_at: Date | null
  /** Invitation that a guest answered; stays when the quotation was claimed for a store. */
  readonly guest_id: number | null
  /** How the guest is called beside the quotation. */
  readonly guest_name: string
  /** Days between delivery and payment; 0 for payment before or at delivery, NULL where only words say it. */
  readonly pay_days: number | null
  /** What the supplier wrote, wrapped for its own pages while the request is sealed; terms and lines are empty meanwhile. */
  readonly own_copy: Buffer | null
  /** What was handed in, sealed for the opening; kept afterwards as the proof. */
  readonly sealed: Buffer | null
  /** Random part of the receipt, known after the opening; empty before it and without a seal. */
  readonly nonce: string
  /** Delivery and price basis as the supplier answers them; NULL for a quotation that names none, and while it is sealed. */
  readonly terms: unknown | null
  /** A draft under the floor price of its store waits for the store's main account, or was sent back by it. */
  readonly review: 'NONE' | 'WAITING' | 'SENT_BACK'
  /** What the main account said when it sent the draft back. */
  readonly review_reason: string
}

/** Suppliers that a buyer invited to quote one request: a store, or a guest by a secret link. */
export type QuotationInvitationRow = {
  readonly invitation_id: number
  readonly inquiry_id: number
  readonly channel: 'SMS' | 'MAIL' | 'LINK' | 'STORE'
  readonly store_id: number | null
  /** How the buyer calls the supplier; of a guest, what stands beside the quotation. */
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly state: 'SENT' | 'OPENED' | 'QUOTED' | 'DECLINED' | 'REVOKED' | 'CLAIMED'
  readonly version: number
  /** Random part of the key; without the house's secret it makes no key. */
  readonly nonce: Buffer | null
  /** SHA-256 of the key in the link. */
  readonly key_hash: Buffer | null
  /** Phone that the guest has proved by a code. */
  readonly verified_phone: string
  /** SHA-256 of what the guest's browser got after the proof. */
  readonly pass_hash: Buffer | null
  readonly pass_until: Date | null
  /** Why the guest declined. */
  readonly reason: string
  /** Member id of who invited. */
  readonly invited_by: number
  readonly sent_at: Date
  readonly opened_at: Date | null
  readonly answered_at: Date | null
  readonly reminded_at: Date | null
  readonly reminders: number
  /** From then on the link is as good as none. */
  readonly expires_at: Date
}

/** Lines of a quotation; line_no is that of the request's line. */
export type QuotationLineRow = {
  readonly quotation_id: number
  readonly line_no: number
  readonly offer: 'PRICE' | 'SUBSTITUTE' | 'NOT_AVAILABLE'
  /** SKU of the store; NULL where it only names goods. */
  readonly product_id: number | null
  /** What is offered instead; empty where it is what was asked for. */
  readonly name: string
  readonly unit_price: number | null
  /** Minimum order quantity in the smallest step of the unit. */
  readonly moq: number | null
  /** Whether any quantity above moq may be ordered. */
  readonly allow_increments: boolean
  readonly delivery_on: Date | null
  readonly remark: string
  /** Price that the buyer asked for. */
  readonly target_price: number | null
  readonly accepted: boolean
  /** SKU of the store that delivers a chosen line, named after the award; NULL where the quotation names it or nothing was named. */
  readonly named_product_id: number | null
}

/** Attempt of a member to add money to the balance through a gateway. */
export type RechargeRow = {
  readonly recharge_id: number
  /** Our number at the gateway, never used twice. */
  readonly recharge_sn: string
  readonly member_id: number
  readonly channel: 'wechat' | 'alipay'
  /** What is to be paid: whole yuan from 1 to 5,000. */
  readonly amount: number
  /** MISMATCH: another amount or currency arrived; nothing is credited until the platform decides. */
  readonly state: 'CREATED' | 'PAYING' | 'SUCCESS' | 'MISMATCH' | 'CLOSED'
  readonly version: number
  readonly description: string
  /** How the payer gets there: a text to show as QR code, or an address to open. */
  readonly offer_kind: 'qr' | 'redirect' | null
  readonly offer: string | null
  readonly gateway_trade_no: string | null
  /** What arrived. */
  readonly captured: number
  readonly currency: string
  readonly created_at: Date
  readonly expire_at: Date
  readonly paid_at: Date | null
  readonly closed_at: Date | null
  /** How often the gateway was asked for the result. */
  readonly checks: number
}

/** Regions of China. */
export type RegionRow = {
  /** Code of the statistics bureau: 2 digits province, 4 city, 6 or 9 district or town. */
  readonly code: string
  readonly name: string
  /** Chosen by the platform; empty: spelled from the Chinese name. */
  readonly name_en: string
  /** 1 province, 2 city, 3 district. */
  readonly level: number
  readonly parent_code: string
  /** First letter of the name in pinyin. */
  readonly initial: string
  /** Whether goods are delivered there. */
  readonly enabled: boolean
  /** Order among the regions of one parent; equal positions by code. */
  readonly position: number
  /** Rises with every change, for optimistic locking. */
  readonly version: number
}

/** Lowest price with tax at which the staff of a store may quote a SKU without its main account. */
export type RfqFloorPriceRow = {
  readonly store_id: number
  readonly product_id: number
  /** Unit that the price is per. */
  readonly unit_code: string
  readonly unit_price: number
  /** Member id of the main account that set it. */
  readonly member_id: number
  readonly updated_at: Date
}

/** Categories whose open requests a store is told of; a store without any hears of its main categories. */
export type RfqSubscriptionRow = {
  readonly store_id: number
  readonly category_id: number
  /** Member id of the store's staff that subscribed. */
  readonly member_id: number
  readonly created_at: Date
}

/** Which salesperson a customer belongs to, from bound_at to ended_at; both may be in the future. An order counts by the time it was placed; a company's main account stands for all of its people. */
export type SalesBindingRow = {
  readonly binding_id: number
  readonly customer_id: number
  readonly salesperson_id: number
  /** By the invitation at registration, by a code entered later, or by the platform. */
  readonly source: 'register' | 'code' | 'platform'
  readonly bound_at: Date
  readonly ended_at: Date | null
  /** Why the platform moved the customer, and who did it. */
  readonly reason: string
  readonly set_by: string
  /** A planned move that was cancelled stays as evidence, with no length. */
  readonly cancelled_at: Date | null
  readonly cancelled_by: string
  readonly cancel_reason: string
  readonly version: number
}

/** What a salesperson keeps in mind about an own customer: seen and changed by the one who wrote it. */
export type SalesCustomerNoteRow = {
  readonly note_id: number
  readonly salesperson_id: number
  readonly customer_id: number
  readonly body: string
  readonly created_at: Date
  readonly changed_at: Date
}

/** Statement that pays out commissions less what refunds take back. */
export type SalesStatementRow = {
  readonly statement_id: number
  readonly statement_sn: string
  readonly salesperson_id: number
  readonly state: 'ISSUED' | 'PAID'
  readonly total: number
  /** Commissions and returns in it. */
  readonly entry_count: number
  readonly issued_at: Date
  readonly paid_at: Date | null
  readonly paid_note: string
}

/** Salesperson. */
export type SalespersonRow = {
  readonly member_id: number
  /** Commission on a customer's goods in basis points. A change counts for orders paid after it. */
  readonly rate_bp: number
  readonly opened_at: Date
  readonly ended_at: Date | null
}

/** Application for samples, one per store. */
export type SampleApplicationRow = {
  readonly sample_id: number
  readonly sample_sn: string
  readonly member_id: number
  readonly buyer_name: string
  readonly store_id: number
  readonly state: 'APPLIED' | 'REJECTED' | 'APPROVED' | 'WAIT_FEE' | 'PAID' | 'EXPIRED' | 'SHIPPED' | 'RECEIVED' | 'FEEDBACK_DUE' | 'FEEDBACK_DONE' | 'CONVERTED' | 'CLOSED' | 'CANCELLED'
  readonly purpose: string
  /** Delivery address at the time of the application. */
  readonly receiver: unknown
  /** The store's reason of a refusal. */
  readonly reason: string
  readonly carrier: string
  readonly tracking_no: string
  /** The store lets the buyer have the same goods again before ninety days are over. */
  readonly again_allowed: boolean
  /** Whether the sample fits; NULL before the feedback. */
  readonly feedback_fits: boolean | null
  readonly feedback_note: string
  /** Quantity and date that the buyer would order, in free words; empty when not given. */
  readonly feedback_target: string
  /** Order that followed; empty without one. */
  readonly order_sn: string
  readonly applied_at: Date
  readonly answered_at: Date | null
  readonly shipped_at: Date | null
  readonly received_at: Date | null
  readonly feedback_at: Date | null
}

/** SKUs of a sample application. */
export type SampleLineRow = {
  readonly sample_id: number
  readonly line_no: number
  readonly product_id: number
  /** primary: the trade unit. */
  readonly unit: 'primary' | 'second'
  /** Quantity in the smallest step of its unit. */
  readonly number: number | bigint
}

/** Searches without an exact result per day of Asia/Shanghai: words without a person. Sampled and incomplete by design; kept for 180 days. */
export type SearchMissRow = {
  readonly day: Date
  /** In lower case with single spaces; words that hold a phone number, a number of a card or an address of mail are not kept. */
  readonly keyword: string
  /** nothing: no goods; filtered: only the filters left none; some: a part of the words; similar: a likely typing error. */
  readonly result: 'nothing' | 'filtered' | 'some' | 'similar'
  readonly times: number | bigint
  readonly last_at: Date
}

/** Words that people type for what the catalog calls otherwise; the platform edits them. */
export type SearchSynonymRow = {
  /** Normalised text: lower case, one space between words. */
  readonly word: string
  /** Words of the catalog that are searched for as well. */
  readonly meanings: string[]
  readonly version: number
  readonly updated_at: Date
}

/** One generation of tokens of a session. Only hashes are stored: a copy of this table opens nothing. */
export type SessionTokenRow = {
  /** SHA-256 of the refresh token. */
  readonly refresh_hash: Buffer
  /** SHA-256 of the access token. */
  readonly access_hash: Buffer
  readonly session_id: string
  readonly issued_at: Date
  readonly access_until: Date
  /** Without a refresh until then the session is over. */
  readonly idle_until: Date
  /** When the refresh token was exchanged for the next generation. */
  readonly used_at: Date | null
  /** Fingerprint of the client that exchanged it: the same client may repeat a lost answer for a moment. */
  readonly used_by: Buffer | null
}

/** Settings of the installation by name (specification section 3). */
export type SettingRow = {
  readonly name: string
  readonly value: string
  /** getSettings hands out public settings only. */
  readonly is_public: boolean
  readonly label_zh: string
  readonly updated_at: Date
}

/** Bill of a store and period: what the platform pays out to it. */
export type SettlementBillRow = {
  readonly bill_id: number
  readonly bill_sn: string
  readonly store_id: number
  readonly period_from: Date
  readonly period_until: Date
  /** CARRIED: there is nothing to pay; what is below zero stands on the store's next bill. */
  readonly state: 'GENERATED' | 'STORE_CONFIRMED' | 'STORE_DISPUTED' | 'PLATFORM_APPROVED' | 'PAYING' | 'PAID' | 'CARRIED'
  readonly version: number
  readonly entry_count: number
  /** Of buyers, less what was refunded. */
  readonly received: number
  /** What platform coupons took off the goods: the platform pays it. */
  readonly platform_part: number
  /** What the platform keeps, less what it gave back for disputed lines. */
  readonly commission: number
  /** Brought from earlier bills below zero. */
  readonly carried: number
  /** Received, platform part and carried less commission; the sum of its entries. */
  readonly total: number
  /** Bill that took over what this one is below zero. */
  readonly carried_into: number | null
  readonly generated_at: Date
  /** Confirmed by itself then. */
  readonly confirm_until: Date
  readonly confirmed_at: Date | null
  readonly confirmed_by: string
  readonly approved_at: Date | null
  readonly approved_by: string
  readonly paid_at: Date | null
  /** Number of the transfer at the bank. */
  readonly bank_serial: string
  /** Picture of the bank voucher (uploaded_file). */
  readonly voucher: string
  /** Why the last payment failed; empty otherwise. */
  readonly remark: string
  /** Account that the bill is paid to: the store's at the approval. NULL before that, where nothing is paid, and on bills from before there were accounts. */
  readonly payout_account_id: number | null
}

/** What a store says against a line of its bill, and the platform's answer. A line is disputed once. */
export type SettlementDisputeRow = {
  readonly dispute_id: number
  readonly bill_id: number
  readonly entry_id: number
  readonly state: 'OPEN' | 'ACCEPTED' | 'REFUSED'
  readonly reason: string
  readonly opened_at: Date
  readonly opened_by: string
  readonly answer: string
  /** What the platform adds for the store, as a line of the same bill. */
  readonly adjustment: number
  readonly answered_at: Date | null
  readonly answered_by: string
}

/** What a store gets or gives back: each row but a carry is one transaction of the ledger. Amounts are never changed; a bill is set once. */
export type SettlementEntryRow = {
  readonly entry_id: number
  readonly store_id: number
  /** transfer: an order at the end of its after-sale window. refund: after that. adjustment: answer to a dispute. carry: an earlier bill below zero. deposit: of a group sale, kept by the store or paid by it. supplement: what a weigh note made an order dearer by. contract: what was paid under a contract beside its orders. */
  readonly kind: 'transfer' | 'refund' | 'adjustment' | 'carry' | 'deposit' | 'supplement' | 'contract'
  readonly order_sn: string
  /** Number of the order, of the refund, of the dispute or of the earlier bill. */
  readonly reference: string
  /** Of the buyer, below zero for a refund. */
  readonly received: number
  readonly platform_part: number
  readonly commission: number
  /** What it changes of what is owed to the store. */
  readonly payable: number
  /** Of a transfer: the last refund of the order that it has counted. */
  readonly last_refund: number | bigint
  readonly at: Date
  readonly bill_id: number | null
}

/** Bank account of a store for its bills; every change is a new row, the old ones are the history. */
export type SettlementPayoutAccountRow = {
  readonly account_id: number
  readonly store_id: number
  /** PENDING_OWNER: entered by staff, the store's owner has to confirm it. PENDING_REVIEW: the platform has to check it. CURRENT: bills are approved with it. REPLACED: was CURRENT. */
  readonly state: 'PENDING_OWNER' | 'PENDING_REVIEW' | 'CURRENT' | 'REJECTED' | 'CANCELLED' | 'REPLACED'
  readonly version: number
  readonly account_name: string
  readonly bank_name: string
  readonly branch: string
  /** Account number, encrypted under a named key. */
  readonly number_sealed: Buffer
  /** Its last four digits, as lists show it. */
  readonly number_mask: string
  readonly submitted_at: Date
  readonly submitted_by: string
  readonly confirmed_at: Date | null
  readonly confirmed_by: string
  readonly reviewed_at: Date | null
  readonly reviewed_by: string
  readonly replaced_at: Date | null
  /** Why the platform rejected it. */
  readonly reason: string
}

/** Making of the bills of one period. A run that was broken off goes on where it stood; a second one of a period changes nothing. */
export type SettlementRunRow = {
  readonly run_id: number
  readonly period_from: Date
  readonly period_until: Date
  readonly state: 'RUNNING' | 'DONE'
  /** Stores with something to bill, found so far. */
  readonly stores: number
  /** Stores whose bill was made. */
  readonly stores_done: number
  /** Entries that were put into bills. */
  readonly entries: number
  readonly started_by: string
  readonly started_at: Date
  readonly finished_at: Date | null
}

/** Shipment of an order. */
export type ShipmentRow = {
  readonly shipment_id: number
  readonly shipment_sn: string
  readonly order_id: number
  readonly order_sn: string
  readonly store_id: number
  /** The buyer. */
  readonly member_id: number
  readonly state: 'PREPARING' | 'SHIPPED' | 'ARRIVED' | 'WEIGHED' | 'RECEIVED' | 'REJECTED_AT_DOOR' | 'VOID'
  readonly version: number
  /** CARRIER: by a parcel or freight carrier. TRUCK: by a hired truck. PICKUP: fetched by the buyer. */
  readonly kind: 'CARRIER' | 'TRUCK' | 'PICKUP'
  /** Empty where the kind has none of them. */
  readonly carrier_name: string
  readonly tracking_no: string
  readonly plate_no: string
  readonly driver_name: string
  readonly driver_phone: string
  readonly remark: string
  readonly created_at: Date
  readonly shipped_at: Date | null
  readonly arrived_at: Date | null
  readonly received_at: Date | null
  /** Received automatically then. */
  readonly auto_receive_at: Date | null
}

/** What a shipment contains. */
export type ShipmentLineRow = {
  readonly shipment_id: number
  readonly order_line_id: number
  /** Quantity in the smallest step of the order line's unit. */
  readonly number: number
}

/** Timeline of a shipment, which the buyer reads. Rows are only added. */
export type ShipmentTraceRow = {
  readonly shipment_trace_id: number
  readonly shipment_id: number
  readonly at: Date
  /** Put into words in the reader's language when it is shown. */
  readonly event: string
  /** Text that the store's staff wrote. */
  readonly note: string
  readonly place: string
}

/** Shipments of carriers and what the trace service knows of them. */
export type ShipmentTrackingRow = {
  readonly shipment_id: number
  /** The carrier as the trace service calls it; empty for one that it does not know. */
  readonly company_code: string
  readonly tracking_no: string
  readonly created_at: Date
  /** How often the subscription was tried. */
  readonly attempts: number
  /** Since when the service reports by itself. */
  readonly subscribed_at: Date | null
  /** When the service stopped reporting. */
  readonly ended_at: Date | null
  /** Why the service does not report; empty where it does. */
  readonly refused: string
  /** State code of the service, such as 3 for signed; that of the latest report by time of its last event. */
  readonly carrier_state: string
  readonly last_event_at: Date | null
  /** When the service was asked or reported last. */
  readonly checked_at: Date | null
}

/** Events of a carrier, each once however often it is reported. */
export type ShipmentTrackingEventRow = {
  readonly event_id: number
  readonly shipment_id: number
  readonly at: Date
  readonly text: string
  readonly place: string
}

/** Message of the message centre. Its text is made when it is read, in the reader's language, from the template and its facts. */
export type SiteMessageRow = {
  readonly id: number
  readonly member_id: number
  readonly kind: 'order' | 'sourcing' | 'store' | 'account' | 'system'
  readonly template: string
  readonly facts: unknown
  /** Page it leads to; empty without one. */
  readonly link: string
  readonly read_at: Date | null
  readonly created_at: Date
}

/** SKU: what is bought. Called product_id in all calls and other tables. */
export type SkuRow = {
  readonly product_id: number
  readonly goods_id: number
  readonly sort: number
  /** Values of the attributes that distinguish the SKUs of the goods. */
  readonly axis_values: unknown
  readonly spec_text_zh: string
  readonly spec_text_en: string
  /** Per trade unit in 1/10000 yuan; NULL where the price is asked for. */
  readonly retail_price: number | null
  /** Per second unit. */
  readonly retail_sec_price: number | null
  /** Prices of business members; hidden from zb_visitor. */
  readonly business_price: number | null
  readonly business_sec_price: number | null
  /** Exactly numerator/denominator second units make one trade unit. */
  readonly conv_numerator: number | bigint | null
  readonly conv_denominator: number | bigint | null
  /** Decimals of a quantity in the second unit. */
  readonly sec_precision: number
  /** Grams of one trade unit, for freight and weigh notes. */
  readonly unit_mass_g: number | bigint | null
  /** unit_mass_g is a theoretical weight. */
  readonly mass_estimated: boolean
  readonly state: 'active' | 'retired'
}

/** Flash price of a SKU, here exactly while its sale runs and has something left. The price resolver, lists, pages and the search index read it. */
export type SkuFlashPriceRow = {
  readonly product_id: number
  /** The running sale. */
  readonly flash_sale_id: number
  /** Per trade unit in 1/10000 yuan. */
  readonly retail_price: number
  /** Per second unit. */
  readonly retail_sec_price: number | null
  /** Prices of business members; hidden from zb_visitor. */
  readonly business_price: number
  readonly business_sec_price: number | null
  /** When the sale is to end; the row itself ends it. */
  readonly ends_at: Date
}

/** Old prices of SKUs, written by a trigger whoever changes a price (store, spreadsheet, review or formula). The bestseller lists of falling prices read it. */
export type SkuPriceChangeRow = {
  readonly product_id: number
  readonly changed_at: Date
  /** Prices before the change. */
  readonly retail_old: number | null
  /** Hidden from zb_visitor. */
  readonly business_old: number | null
}

/** Shown prices of a SKU from a moment on, without a quantity: the lower one of list and flash price, per trade unit. Written by triggers whoever changes a price (store, spreadsheet, review, formula, start and end of a flash sale). Every claim such as "lowest in 30 days" is counted from it. */
export type SkuPricePointRow = {
  readonly point_id: number
  readonly product_id: number
  readonly changed_at: Date
  /** NULL where the price is asked for. */
  readonly retail: number | null
  /** Hidden from zb_visitor. */
  readonly business: number | null
}

/** Stock in the smallest step of the SKU's trade unit. Changed by conditional UPDATE as the last statement of a transaction. */
export type SkuStockRow = {
  readonly product_id: number
  readonly warehouse_id: number
  /** Can be ordered. */
  readonly available: number | bigint
  /** Ordered and not shipped yet. */
  readonly held: number | bigint
  /** Shipped. */
  readonly sold: number | bigint
}

/** Thresholds that a store sets: a SKU with less to sell than this counts as short. Without a row the minimum order is the threshold. */
export type SkuStockAlertRow = {
  readonly product_id: number
  /** Of what may be sold in all warehouses together, in steps of the trade unit. */
  readonly alert_at: number
}

/** Team price of a SKU, here exactly while its team purchase runs. A badge and a link: the price resolver does not read it. */
export type SkuTeamOfferRow = {
  /** The running team purchase. */
  readonly campaign_sn: string
  readonly product_id: number
  /** Per trade unit in 1/10000 yuan, for everybody. */
  readonly team_price: number
  /** Paid members that complete a team. */
  readonly size: number
}

/** The one open SMS code of a number for one purpose; a new code replaces it. */
export type SmsCodeRow = {
  readonly phone: string
  /** What the code proves, such as login or bindMobile. */
  readonly purpose: string
  /** The digits are derived from the nonce and the server's secret, so the code itself is stored nowhere. */
  readonly nonce: Buffer
  readonly code_mac: Buffer
  readonly expires_at: Date
  readonly tries: number
  readonly used_at: Date | null
}

/** When text messages were sent to a number in the last 24 hours: the limit per number holds whatever else a sender changes. */
export type SmsNumberRow = {
  readonly phone: string
  readonly sent_at: Date[]
}

/** Orders that goods.sold_count counts, one row per order and goods: nothing is counted twice, and what is taken off was counted. */
export type SoldGoodsRow = {
  readonly order_id: number
  readonly goods_id: number
}

/** Invitations to join a staff, for a phone number (whoever has it by then) or for a member. */
export type StaffInviteRow = {
  readonly id: number
  /** NULL: the platform's staff. */
  readonly store_id: number | null
  readonly phone: string | null
  readonly member_id: number | null
  readonly role_id: number
  readonly state: 'OPEN' | 'ACCEPTED' | 'DECLINED' | 'CANCELLED'
  readonly created_at: Date
  readonly expires_at: Date
  readonly answered_at: Date | null
}

/** Roles over a fixed vocabulary of capabilities. */
export type StaffRoleRow = {
  readonly id: number
  /** NULL: a role of the platform. */
  readonly store_id: number | null
  readonly name: string
  readonly capabilities: string[]
  readonly deleted_at: Date | null
}

/** Standard items: grade, size and standard that link the same product of several stores. */
export type StandardItemRow = {
  readonly standard_item_id: number
  readonly category_id: number
  readonly name_zh: string
  readonly name_en: string
  readonly standard: string
  /** Attribute values that a SKU must have to be this item, such as {"dn": "DN50", "wall": "3.75"}. */
  readonly attributes: unknown
  readonly sort: number
  readonly enabled: boolean
  readonly version: number
}

/** Stocktakes of a warehouse: what lies there is counted, the differences are confirmed and become movements. */
export type StockCountRow = {
  readonly stock_count_id: number
  readonly store_id: number
  readonly warehouse_id: number
  readonly state: 'COUNTING' | 'CONFIRMED' | 'CANCELLED'
  /** Why it was counted, such as the month. */
  readonly note: string
  readonly started_at: Date
  readonly closed_at: Date | null
}

/** SKUs of a stocktake. A line without a count changes nothing. */
export type StockCountLineRow = {
  readonly stock_count_id: number
  readonly product_id: number
  /** What the ledger said when the line was counted, held goods included; before, when the count began. */
  readonly expected: number
  /** What lay there. The difference to `expected` moves the stock, so that goods shipped meanwhile do not count twice. */
  readonly counted: number | null
  readonly counted_at: Date | null
}

/** Every stock movement: the sum of change per SKU and warehouse is sku_stock.available. Rows are only added. */
export type StockLedgerRow = {
  readonly id: number
  readonly product_id: number
  readonly warehouse_id: number
  readonly movement: 'load' | 'take' | 'release' | 'ship' | 'return' | 'adjust' | 'count' | 'transfer'
  /** Change of the available stock. */
  readonly change: number | bigint
  /** Change of the held stock. */
  readonly held_change: number | bigint
  /** What caused it, such as an order number. */
  readonly reference: string
  readonly at: Date
  /** Why goods came back or were written off; empty for movements that orders explain. */
  readonly note: string
}

/** Goods brought from one warehouse of a store to another; their quantities are in stock_ledger under `transfer:<id>`. */
export type StockTransferRow = {
  readonly stock_transfer_id: number
  readonly store_id: number
  readonly from_warehouse_id: number
  readonly to_warehouse_id: number
  readonly note: string
  readonly moved_at: Date
}

/** Supplier store. */
export type StoreRow = {
  readonly store_id: number
  readonly store_name: string
  readonly store_name_en: string
  /** Registered name of the company, used in documents. */
  readonly company_name: string
  /** English name for English pages; empty where it has none. */
  readonly company_name_en: string
  /** Unified social credit code. */
  readonly credit_code: string
  /** District of the company (region.code). */
  readonly region_code: string
  readonly city_name: string
  readonly district_name: string
  readonly store_type: 'producer' | 'trader'
  readonly years_open: number
  readonly phone: string
  readonly description_zh: string
  readonly description_en: string
  readonly logo: string
  readonly main_category_ids: string[]
  readonly self_operated: boolean
  /** Demonstration data: marked as such on its pages. */
  readonly fictional: boolean
  /** paused: suspended by the platform, see store_suspension. */
  readonly state: 'open' | 'paused' | 'closed'
  readonly created_at: Date
  /** Published evaluations of its order lines; the sums are of their scores of 1 to 5. */
  readonly rated: number
  readonly desc_sum: number | bigint
  readonly service_sum: number | bigint
  readonly logistics_sum: number | bigint
  /** Average scores in hundredths, 100 to 500; NULL while nobody has rated the store. */
  readonly desc_score: number | null
  readonly service_score: number | null
  readonly logistics_score: number | null
  /** Grows with each change of the information that the store itself edits (phone, logo, introduction, English name). */
  readonly info_version: number
}

/** Applications to become a supplier (flows.md F11): reviewed, deposit confirmed, then the store opens. */
export type StoreApplicationRow = {
  readonly id: number
  readonly member_id: number
  /** DEPOSIT: approved, the deposit is awaited. */
  readonly state: 'SUBMITTED' | 'DEPOSIT' | 'OPENED' | 'REJECTED' | 'WITHDRAWN'
  readonly version: number
  readonly store_name: string
  readonly store_name_en: string
  readonly company_name: string
  readonly company_name_en: string
  readonly credit_code: string
  readonly store_type: 'producer' | 'trader'
  readonly district_code: string
  readonly phone: string
  readonly description_zh: string
  readonly description_en: string
  readonly category_ids: string[]
  readonly licence_image: string
  /** When the supplier agreement was accepted. */
  readonly agreed_at: Date
  readonly submitted_at: Date
  /** In fen, set with the approval; 0 when none is asked for. */
  readonly deposit: number | null
  readonly deposit_note: string
  readonly reviewed_at: Date | null
  readonly reviewer_name: string
  readonly reason: string
  /** The store that was opened. */
  readonly store_id: number | null
}

/** Certificates of a store. The platform checks them; the verification page vouches only for checked ones, and any change by the store sets the state back to waiting. */
export type StoreCertificateRow = {
  readonly certificate_id: number
  readonly store_id: number
  readonly name_zh: string
  readonly name_en: string
  readonly number: string
  readonly issuer: string
  /** Issuer on English pages; empty: the Chinese name. */
  readonly issuer_en: string
  /** Last day; NULL without end. */
  readonly valid_until: Date | null
  /** returned: shown to nobody but the store, with the reason. */
  readonly state: 'waiting' | 'checked' | 'returned'
  readonly judged_at: Date | null
  readonly reason: string
  readonly version: number
}

/** Days on which a store is closed: it takes no new orders and announces the days, but stays open as a store. */
export type StoreClosureRow = {
  readonly store_id: number
  /** Days of Asia/Shanghai, both included. */
  readonly closed_from: Date
  readonly closed_to: Date
  readonly notice_zh: string
  readonly notice_en: string
  readonly updated_at: Date
}

/** Commission rates. Rows are only added: what was valid at any time can be looked up. A rate of a store comes before one of a category, a deeper category before its parent, and the row with neither holds for everything else. */
export type StoreCommissionRateRow = {
  readonly rate_id: number
  /** Store that the rate is for; NULL for every store. */
  readonly store_id: number | null
  /** Category of any level that the rate is for; NULL for all goods. */
  readonly category_id: number | null
  /** In basis points of the goods; NULL: from now on there is no rate of its own. */
  readonly rate_bp: number | null
  /** Counts for orders placed from then on. */
  readonly valid_from: Date
  readonly set_by: string
  readonly reason: string
}

/** Decoration of a store's home page. */
export type StoreDecorRow = {
  readonly store_id: number
  /** Pictures with their links. */
  readonly pictures: unknown
  /** Rich text (sanitized HTML). */
  readonly html_zh: string
  readonly html_en: string
  readonly version: number
  readonly updated_at: Date
}

/** Weekly opening hours of a store, for its pages and its chat. */
export type StoreHoursRow = {
  readonly store_id: number
  /** [{"weekday": 1, "opensAt": 480, "closesAt": 720}, …]: ISO weekdays, minutes of the day in Asia/Shanghai, in order, each within its day, not overlapping. */
  readonly spans: unknown
  readonly version: number
  readonly updated_at: Date
}

/** News and articles that a store publishes. */
export type StorePostRow = {
  readonly post_id: number
  readonly store_id: number
  readonly kind: 'news' | 'article'
  readonly title_zh: string
  readonly title_en: string
  /** Rich text (sanitized HTML). */
  readonly body_zh: string
  readonly body_en: string
  readonly state: 'draft' | 'published' | 'withdrawn'
  readonly published_at: Date
  readonly version: number
  readonly updated_at: Date
}

/** Membership on the staff of a store. Stores and roles belong to later modules, so their ids are kept without foreign keys. */
export type StoreSeatRow = {
  readonly member_id: number
  readonly store_id: number
  /** staff_role.id; NULL for the founder, whose membership nobody changes. */
  readonly role_id: number | null
  /** Name of the role. */
  readonly role: string
  /** Copied from the role. */
  readonly capabilities: string[]
  readonly since: Date
  /** Set together with ended_at; restoring clears both. */
  readonly suspended_at: Date | null
  readonly ended_at: Date | null
}

/** Why a store is suspended, for its own staff and the platform; not for visitors. */
export type StoreSuspensionRow = {
  readonly store_id: number
  readonly reason: string
  readonly since: Date
}

/** Sub-accounts of a company with their role and spending limits. */
export type SubAccountRow = {
  readonly member_id: number
  readonly enterprise_id: number
  readonly name: string
  readonly role_id: number
  readonly cost_centre_id: number | null
  /** A single order above this needs approval, in fen; NULL for no limit. */
  readonly order_limit: number | null
  /** An order that takes the calendar month above this needs approval, in fen; NULL for no limit. */
  readonly month_limit: number | null
  readonly suspended_at: Date | null
  readonly ended_at: Date | null
  readonly created_at: Date
}

/** Attempt to pay through a gateway for something that is no checkout: the money part of an order of the points mall, a deposit, a repayment of credit, a supplement by weight, what is due under a contract. */
export type SubjectPaymentRow = {
  readonly payment_id: number
  /** Our number at the gateway, never used twice. */
  readonly payment_sn: string
  /** What is paid: mallOrder (loyalty_order), groupDeposit (group_participation), creditRepayment (credit_repayment), weighSupplement (weigh_note), contractDue (contract_due). */
  readonly subject_kind: 'mallOrder' | 'groupDeposit' | 'creditRepayment' | 'weighSupplement' | 'contractDue'
  /** Number of what is paid, in the table of its module. */
  readonly subject_sn: string
  readonly member_id: number
  readonly channel: 'wechat' | 'alipay'
  readonly amount: number
  /** RETURNED: money that did not pay its subject went to the balance of the member. */
  readonly state: 'CREATED' | 'PAYING' | 'PAID' | 'RETURNED' | 'CLOSED'
  readonly offer_kind: 'qr' | 'redirect' | null
  readonly offer: string | null
  readonly gateway_trade_no: string | null
  /** What arrived, in fen. */
  readonly captured: number
  readonly created_at: Date
  readonly expire_at: Date
  readonly paid_at: Date | null
  /** How often the gateway was asked for the result. */
  readonly checks: number
}

/** SKU that a company (or a member without one) accepts in place of another; shown wherever the other is looked up again. */
export type SubstitutionRow = {
  readonly substitution_id: number
  /** NULL: the member's own. */
  readonly enterprise_id: number | null
  /** Who accepted it. */
  readonly member_id: number
  /** SKU that is replaced. */
  readonly product_id: number
  /** SKU that replaces it. */
  readonly instead_id: number
  readonly reason: string
  readonly created_at: Date
}

/** Team of a team purchase. It is open to others from the payment of its leader on. */
export type TeamRow = {
  readonly team_id: number
  readonly team_sn: string
  readonly campaign_id: number
  readonly state: 'FORMING' | 'SUCCESS' | 'FAILED'
  /** Paid members that complete it, as the campaign said when it was opened. */
  readonly size: number
  /** Members whose order is paid; nobody else is ever counted. */
  readonly paid: number
  readonly created_at: Date
  /** When its leader paid; NULL before. */
  readonly opened_at: Date | null
  /** The earlier of opening plus period and the end of the campaign. */
  readonly deadline: Date | null
  readonly ended_at: Date | null
}

/** Team purchase of a store: teams of a fixed number of buyers get a lower price. */
export type TeamCampaignRow = {
  readonly campaign_id: number
  readonly campaign_sn: string
  readonly store_id: number
  /** INVALID: called off by the store or void by the platform, with a reason; teams that have formed go on until their deadline. */
  readonly state: 'DRAFT' | 'REVIEWING' | 'REJECTED' | 'SCHEDULED' | 'RUNNING' | 'ENDED' | 'INVALID'
  readonly version: number
  readonly title_zh: string
  readonly title_en: string
  readonly note: string
  /** SKU that is sold. */
  readonly product_id: number
  readonly unit_code: string
  readonly decimals: number
  readonly team_price: number
  /** What the one who opens a team pays; the team price without a discount for leaders. */
  readonly leader_price: number
  /** Paid members that complete a team. */
  readonly size: number
  /** So long a team may form, and no longer than the campaign runs. */
  readonly period_hours: number
  readonly min_number: number
  /** Most of one member in the campaign; 0 without a limit. */
  readonly max_number: number
  readonly starts_at: Date
  readonly ends_at: Date
  /** Why it was rejected, called off or void. */
  readonly reason: string
  readonly created_at: Date
  readonly ended_at: Date | null
  /** The description in English; empty: none was written. */
  readonly note_en: string
}

/** Order of a member in a team. */
export type TeamMemberRow = {
  readonly participation_id: number
  readonly participation_sn: string
  readonly campaign_id: number
  readonly team_id: number
  readonly store_id: number
  readonly member_id: number
  readonly enterprise_id: number | null
  /** Name of the buyer for the store: the company; empty for a person. */
  readonly buyer_title: string
  readonly is_leader: boolean
  /** Had paid nothing to this store before. */
  readonly is_new_buyer: boolean
  /** PAID_WAIT_GROUP: paid, the team is not complete. REFUNDED: paid, and given back because the team failed or was complete already. */
  readonly state: 'PENDING_PAYMENT' | 'PAID_WAIT_GROUP' | 'PENDING_SHIPMENT' | 'REFUNDED' | 'CANCELLED'
  readonly number: number
  readonly unit_price: number
  /** What the goods would have cost more alone, in fen. */
  readonly saved: number
  readonly pay_sn: string
  readonly order_sn: string
  readonly created_at: Date
  /** Until when the order can be paid; it holds no seat before. */
  readonly pay_until: Date
  readonly paid_at: Date | null
  readonly ended_at: Date | null
}

/** Tender of a company. */
export type TenderRow = {
  readonly tender_id: number
  readonly tender_sn: string
  readonly member_id: number
  readonly enterprise_id: number | null
  readonly buyer_title: string
  /** STATUTORY: the law's timers are kept; ENTERPRISE: they are defaults. */
  readonly mode: 'STATUTORY' | 'ENTERPRISE'
  readonly access: 'OPEN' | 'INVITED'
  readonly title: string
  /** Tender documents as text. */
  readonly body: string
  readonly qualification: string
  /** Lines with lot, goods and quantity as published. */
  readonly lines: unknown
  readonly state: 'DRAFT' | 'REVIEWING' | 'REVIEW_REJECTED' | 'BIDDING' | 'SUSPENDED' | 'OPENABLE' | 'OPENED' | 'EVALUATING' | 'PUBLICITY' | 'PUBLICITY_SUSPENDED' | 'FAILED' | 'AWARDED' | 'CONTRACTED' | 'TERMINATED'
  /** Rises with every change; commands name the one that they saw. */
  readonly version: number
  /** Hidden estimate; nobody but the tenderer reads it. */
  readonly estimate: number
  /** Highest total that a bid may have; NULL without one. */
  readonly ceiling: number | null
  /** Deposit of a bid, at most 2 % of the estimate. */
  readonly deposit: number
  readonly scoring: 'LOWEST' | 'WEIGHTED'
  /** Percent of the price in the evaluation. */
  readonly price_weight: number
  readonly deadline_at: Date
  /** Deadline as it was published, before it moved. */
  readonly first_deadline_at: Date | null
  /** Since when it is suspended; NULL otherwise. */
  readonly paused_at: Date | null
  readonly published_at: Date | null
  readonly opened_at: Date | null
  readonly publicity_until: Date | null
  readonly awarded_at: Date | null
  readonly ended_at: Date | null
  readonly opener_name: string
  /** Second person of the opening. */
  readonly witness_id: number | null
  readonly witness_name: string
  /** Committee: memberId, name, and doneAt once somebody has scored. */
  readonly experts: unknown
  readonly reason: string
  /** Failed tender that this one repeats; empty otherwise. */
  readonly prev_sn: string
  /** Public half of the key that seals bids. */
  readonly public_key: Buffer | null
  /** Private half, wrapped under a configured key. */
  readonly wrapped_key: Buffer | null
  readonly created_at: Date
  readonly updated_at: Date
  /** Whether the second person of the opening came from the tenderer or from a bidder. */
  readonly witness_role: '' | 'TENDERER' | 'BIDDER'
}

/** Stores that a tender invites. */
export type TenderInvitationRow = {
  readonly tender_id: number
  readonly store_id: number
  /** SENT when the tender is published, VIEWED when the store opened it, then its answer; EXPIRED at the deadline without one. */
  readonly state: 'SENT' | 'VIEWED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED'
  /** Why a store declined; the tenderer reads it. */
  readonly reason: string
  /** When the state was reached; NULL before the publishing. */
  readonly moved_at: Date | null
}

/** Lot of a tender, with a bid, a ranking and an award of its own. A tender that is awarded as a whole has none. */
export type TenderLotRow = {
  readonly tender_id: number
  readonly lot_no: number
  /** As the lines name their lot. */
  readonly name: string
  /** Hidden estimate; those of all lots make the tender's. */
  readonly estimate: number
  readonly ceiling: number | null
  /** Deposit of a bid for this lot, at most 2 % of its estimate. */
  readonly deposit: number
  /** When this lot came to nothing while the tender went on; NULL otherwise. */
  readonly failed_at: Date | null
  readonly reason: string
}

/** Questions and objections of bidders, and clarifications of the tenderer. Everybody reads them, nobody reads who asked. */
export type TenderQuestionRow = {
  readonly question_id: number
  readonly tender_id: number
  readonly kind: 'QUESTION' | 'OBJECTION' | 'CLARIFICATION'
  /** Who asked; NULL for a clarification of the tenderer. */
  readonly store_id: number | null
  readonly question: string
  readonly asked_at: Date
  readonly answer: string
  readonly answered_at: Date | null
  /** When the store that asked first saw the answer; NULL before. */
  readonly answer_seen_at: Date | null
}

/** Stores that registered for a tender, asked about it or bid for it: they are told of clarifications. The tenderer never reads who they are. */
export type TenderRegistrationRow = {
  readonly tender_id: number
  readonly store_id: number
  readonly registered_at: Date
}

/** Work that is due at a time, one row each, claimed by row lock. Changing a setting never moves the time of an existing row. */
export type TimerRow = {
  readonly id: number
  readonly entity: string
  readonly entity_id: string
  /** What happens to the entity, such as payTimeout. */
  readonly event: string
  readonly due_at: Date
  readonly done_at: Date | null
  /** Failed attempts so far. */
  readonly tries: number
  readonly last_error: string | null
  readonly created_at: Date
  /** Failed after all tries; waits for the platform's staff. Setting the timer again revives it. */
  readonly dead_at: Date | null
}

/** Topics and campaign pages: pages of the page builder (page_key topic-<id>) with a name, a picture and a period. */
export type TopicRow = {
  readonly topic_id: number
  /** activity: listed among the campaigns. topic: linked from banners and the list of topics. */
  readonly kind: 'topic' | 'activity'
  readonly title_zh: string
  readonly title_en: string
  readonly summary_zh: string
  readonly summary_en: string
  readonly picture: string
  readonly is_on: boolean
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  readonly version: number
  readonly updated_at: Date
}

/** Serials of bank transfers that were handed in: each pays for one thing. A rejection sets it free. */
export type TransferSerialRow = {
  /** Serial at the bank, in capitals and without spaces. */
  readonly serial: string
  /** What kind of thing it pays. */
  readonly purpose: 'order' | 'supplement' | 'contractDue' | 'creditRepayment'
  /** Number of that thing: of the voucher, the weigh note, the due or the repayment. */
  readonly reference: string
  /** When it was handed in. */
  readonly claimed_at: Date
}

/** Voucher of a bank transfer that a buyer uploaded; the platform confirms or rejects it. */
export type TransferVoucherRow = {
  readonly voucher_id: number
  readonly pay_sn: string
  readonly member_id: number
  readonly member_name: string
  readonly payer_name: string
  readonly bank_name: string
  /** Serial number of the transfer at the bank. */
  readonly bank_serial: string
  readonly amount: number
  readonly transfer_day: Date
  readonly images: string[]
  readonly remark: string
  readonly state: 'SUBMITTED' | 'CONFIRMED' | 'REJECTED'
  readonly version: number
  readonly submitted_at: Date
  readonly reviewed_at: Date | null
  readonly reviewer_name: string | null
  readonly reject_reason: string
  /** Payment that the confirmation booked. */
  readonly payment_id: number | null
}

/** Pictures that members uploaded. The bytes are in the file storage under file_id. */
export type UploadedFileRow = {
  readonly file_id: string
  readonly member_id: number
  /** What the picture may be used for; the list is in the declaration of the upload call. */
  readonly purpose: string
  readonly bytes: number
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly created_at: Date
}

/** Applications for verification (flows.md F11), kept as evidence. Identity and bank numbers are sealed with a key outside the database; beside them stands the masked form that may be shown. */
export type VerificationRow = {
  readonly id: number
  readonly member_id: number
  /** Member type that is applied for: 2 verified buyer, 3 enterprise. */
  readonly kind: 2 | 3
  readonly state: 'SUBMITTED' | 'REVIEWING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN' | 'REPLACED' | 'EXPIRED'
  readonly version: number
  readonly company_name: string
  readonly uscc: string
  readonly legal_person: string
  readonly agent_name: string
  /** Sealed text with the name of its key in front (see sealed_key). */
  readonly id_number_sealed: Buffer
  readonly id_number_mask: string
  /** VAT status: general or small-scale taxpayer. */
  readonly taxpayer: 'general' | 'small'
  /** Last day of the business licence; NULL for one without end. */
  readonly licence_until: Date | null
  readonly licence_image: string
  readonly id_front_image: string
  readonly id_back_image: string
  readonly letter_image: string
  readonly bank_name: string
  /** Bank account number, sealed; enterprises only. */
  readonly account_sealed: Buffer | null
  readonly account_mask: string
  /** Small transfer that proves the bank account, in fen. */
  readonly transfer_amount: number | null
  readonly transfer_tries: number
  /** When the person agreed to the use of sensitive data. */
  readonly consent_at: Date
  readonly submitted_at: Date
  readonly reviewed_at: Date | null
  readonly reviewer_name: string
  readonly reason: string
}

/** Warehouses that a store ships from. */
export type WarehouseRow = {
  readonly warehouse_id: number
  readonly store_id: number
  readonly name_zh: string
  readonly name_en: string
  /** District (region.code). */
  readonly region_code: string
  readonly city_name: string
}

/** WeChat identities bound to accounts, per app. */
export type WechatAccountRow = {
  readonly app_id: string
  readonly open_id: string
  /** Shared by all apps of one owner; empty when WeChat gives none. */
  readonly union_id: string | null
  readonly account_id: number
  readonly bound_at: Date
}

/** A WeChat identity without an account, waiting for its owner to bind a phone number in the same browser. */
export type WechatBindRow = {
  readonly key_hash: Buffer
  readonly browser_hash: Buffer
  readonly app_id: string
  readonly open_id: string
  readonly union_id: string | null
  readonly nick_name: string
  readonly tries: number
  readonly expires_at: Date
}

/** Followers of the official account on WeChat. A login knows a person by the open_id of another app; union_id joins the two. */
export type WechatFanRow = {
  readonly open_id: string
  readonly union_id: string
  /** WeChat refused a message to this person. */
  readonly refused_at: Date | null
  /** Last change. */
  readonly moved_at: Date
}

/** Import of the followers of the official WeChat account, with its progress: it continues where it stopped. */
export type WechatFanImportRow = {
  readonly import_id: number
  readonly state: 'RUNNING' | 'DONE' | 'FAILED'
  /** Follower after whom the next page begins; empty for the first page. */
  readonly after_id: string
  readonly total: number
  readonly seen: number
  /** Followers with a union_id, whom the login can know; only they are stored. */
  readonly kept: number
  readonly error: string
  readonly requested_by: string
  readonly begun_at: Date
  /** When a page was last finished, or the import was started (again). */
  readonly moved_at: Date
}

/** A WeChat login that was begun; it belongs to the browser that began it (state parameter and cookie). */
export type WechatStateRow = {
  readonly state_hash: Buffer
  readonly browser_hash: Buffer
  readonly expires_at: Date
}

/** Weigh note of a shipment: the ticket of the supplier, the reweighing of the buyer, what both agreed on. Made by fulfilment, kept by weighing. */
export type WeighNoteRow = {
  readonly weigh_note_id: number
  /** Also the verification code. */
  readonly weigh_note_sn: string
  readonly shipment_id: number
  readonly order_sn: string
  readonly store_id: number
  /** The buyer. */
  readonly member_id: number
  readonly state: 'RECORDED' | 'REWEIGHED' | 'PART_SETTLED' | 'SETTLED' | 'VOID'
  readonly version: number
  /** Number of the warehouse release (提单); empty without one. */
  readonly pickup_no: string
  /** Number on the ticket of the weighbridge. */
  readonly ticket_no: string
  readonly plate_no: string
  readonly driver_name: string
  readonly driver_phone: string
  readonly gross_kg: number | bigint
  readonly tare_kg: number | bigint
  readonly weighed_at: Date
  /** Number on the ticket of the buyer's weighbridge; empty before. */
  readonly reweigh_no: string
  readonly reweigh_gross_kg: number | bigint | null
  readonly reweigh_tare_kg: number | bigint | null
  /** Allowed difference between both weighings in millionths of the first. */
  readonly tolerance_ppm: number
  /** What the buyer owes more (positive) or gets back (negative) by the weights settled so far. */
  readonly adjustment: number
  readonly money_state: 'UNDECIDED' | 'NOTHING_DUE' | 'REFUND_DUE' | 'REFUND_REQUESTED' | 'SUPPLEMENT_DUE' | 'SUPPLEMENT_REVIEW' | 'SUPPLEMENT_PAID' | 'WAIVED'
  /** Number of the refund, or how the supplement came or why it was waived. */
  readonly money_note: string
  readonly created_at: Date
  readonly settled_at: Date | null
  /** Until when the buyer is asked to pay the supplement; it can be paid later too. */
  readonly supplement_due_at: Date | null
  /** ONLINE, BALANCE and TRANSFER came to the platform and are settled with the store; DIRECT came to the store. */
  readonly supplement_way: 'ONLINE' | 'BALANCE' | 'TRANSFER' | 'DIRECT' | null
  readonly supplement_paid_at: Date | null
  /** Bank of the transfer that the buyer handed in last. */
  readonly voucher_bank: string
  readonly voucher_no: string
  /** Address of the picture of the transfer. */
  readonly voucher_picture: string
}

/** Lines of a weigh note. Quantities are in the smallest step of the order line's unit. */
export type WeighNoteLineRow = {
  readonly weigh_note_id: number
  readonly order_line_id: number
  /** THEORETICAL: by the quantity shipped (理计). WEIGHED: by the weighbridge (磅计). */
  readonly settle_mode: 'THEORETICAL' | 'WEIGHED'
  /** Quantity of the shipment, which the buyer has paid. */
  readonly shipped: number
  readonly weighed: number
  readonly reweighed: number | null
  /** Quantity that both sides agree on; NULL before. */
  readonly settled: number | null
  /** Quantity between both weighings beyond the tolerance, kept apart until one side gives in. */
  readonly disputed: number
  /** What the line's settled weight makes it dearer by, or cheaper (negative), in fen; without what after-sale cases gave back for it. NULL before. */
  readonly adjustment: number | bigint | null
}

/** What of a paid supplement went back to the balance of its buyer, by the line that it was for. Rows are never changed. */
export type WeighSupplementRefundRow = {
  readonly weigh_note_id: number
  readonly order_line_id: number
  /** Number of the after-sale case that gave the goods back. */
  readonly reference: string
  readonly amount: number
  readonly refunded_at: Date
}

/** Wish of a member to get balance paid to a bank account. The amount is held until it is paid or refused. */
export type WithdrawalRow = {
  readonly withdrawal_id: number
  readonly withdrawal_sn: string
  readonly member_id: number
  readonly member_name: string
  readonly amount: number
  readonly payee_name: string
  readonly bank_name: string
  /** Number of the account in plain text, of withdrawals from before it was encrypted; the application empties it when it starts. */
  readonly bank_account: string
  readonly state: 'APPLIED' | 'APPROVED' | 'PAYING' | 'SUCCESS' | 'FAILED' | 'REJECTED'
  readonly version: number
  /** Why it was rejected, or why the bank sent it back. */
  readonly reason: string
  /** Serial number of our transfer at the bank: one withdrawal per transfer. */
  readonly bank_serial: string | null
  /** Picture of the bank's voucher; empty without one. */
  readonly voucher_image: string
  readonly applied_at: Date
  readonly reviewed_at: Date | null
  readonly reviewer_name: string
  readonly ended_at: Date | null
  /** Number of the account, encrypted under a named key. */
  readonly account_sealed: Buffer | null
  /** Its last four digits, as lists show them. */
  readonly account_mask: string
}
