-- Pages from the page builder: a draft per page and language, and every version that was published.
CREATE TABLE built_page (
  page_key      text NOT NULL CHECK (page_key ~ '^[a-z]+(-[0-9]+)?$'),
  lang          text NOT NULL CHECK (lang IN ('zh', 'en')),
  blocks        jsonb NOT NULL,
  -- Grows with every save of the draft: nobody overwrites unseen.
  draft_version integer NOT NULL,
  -- The draft's version that was published last, so that a changed draft is known.
  published_draft integer,
  updated_by    text NOT NULL,
  updated_at    timestamptz NOT NULL,
  PRIMARY KEY (page_key, lang)
);

CREATE TABLE built_page_version (
  page_key     text NOT NULL,
  lang         text NOT NULL,
  version      integer NOT NULL CHECK (version > 0),
  blocks       jsonb NOT NULL,
  note         text NOT NULL,
  published_by text NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (page_key, lang, version),
  FOREIGN KEY (page_key, lang) REFERENCES built_page
);
GRANT SELECT ON built_page_version TO zb_visitor;
