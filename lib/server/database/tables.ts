import 'server-only';
import { errorCode } from './sql';

/**
 * All that the site keeps. Names that end in `_at`, `_until` and `_ms` are milliseconds since 1970, by the database's clock wherever
 * processes compare them. What is about a person is sealed (outbox-store/seal.ts): a reader of the database learns nothing about
 * applicants. BYTES is `blob` in SQLite and `bytea` in PostgreSQL.
 */
const FIRST = `
-- Applications that the platform does not have yet, encrypted. lease_until: until when the process that sends it may.
create table outbox (id text primary key, queued_at bigint not null,
  state text not null check (state in ('waiting', 'sending', 'held')), tries integer not null, note text not null,
  lease_until bigint not null default 0, seen_at bigint, alerted_at bigint, sealed BYTES not null);

-- Codes of receipts whose application the platform has, by the day it got it.
create table receipt (code text primary key, day text not null);

-- Applications on their way, by a hash of nonce and contents: one process sends each. answer: sealed, in base64.
create table replay (name text primary key, ends_at bigint not null, failed integer not null, answer text);

-- The list of jobs: one row says which jobs it has, from when, and whose turn it is to read the next one.
create table feed (name text primary key, version bigint not null, fetched_at text, ids BYTES, head text, state text,
  turn_until bigint not null, turn_by text);
insert into feed (name, version, turn_until) values ('jobs', 0, 0);

-- The jobs of the list, 50 a row: facts as deflated JSON, texts as they are in memory.
create table job_block (number integer primary key, hash text not null, facts BYTES not null, texts BYTES not null);

-- What is remembered besides, as JSON.
create table memory (kind text not null, key text not null, value text not null, primary key (kind, key));

-- Devices that follow searches, encrypted. claimed_until: until when one process alone may notify it.
create table device (id text primary key, sealed BYTES not null, claimed_until bigint not null);

-- Pages that a search engine has not been told of yet. claimed_until: until when one process alone may tell it.
create table notice (engine text not null, url text not null, kind text not null, noticed_at bigint not null,
  claimed_until bigint not null default 0, primary key (engine, url));

-- How often a client did what is limited, until when the count ends. name: a hash.
create table limit_count (name text primary key, hits integer not null, ends_at bigint not null);

-- What happened on a day (2026-03-01). source: the job board that brought the visitor; '' for what is not about a visit.
create table day_count (day text not null, source text not null, kind text not null, n integer not null,
  primary key (day, source, kind));
`;

/**
 * SQLite's `now_ms()` is a function of the connection (sqlite.ts). `datetime(seconds, 'unixepoch')` is one of SQLite itself, in UTC: with
 * it, the owner's questions (docs/run.md) are the same in both.
 */
const POSTGRES_FUNCTIONS = `
create function now_ms() returns bigint language sql volatile as
  'select (extract(epoch from clock_timestamp()) * 1000)::bigint';
create function datetime(seconds bigint, modifier text) returns text language sql immutable as
  'select to_char(to_timestamp(seconds) at time zone ''UTC'', ''YYYY-MM-DD HH24:MI:SS'')';
`;

/**
 * The jobs of the site, one a row (docs/decisions/0064): those that are listed, those that were, and those that a look-up alone found
 * (version 0). JSON is `text` in SQLite and `jsonb` in PostgreSQL. Nothing is `not null`, so that SQLite's check of the file refuses no
 * file because of one damaged row.
 */
const JOBS = `
drop table if exists pay;
drop table job_block;
delete from memory where kind <> 'backup';
update feed set fetched_at = null, head = null;
alter table feed drop column ids;

-- version: the list that changed the row last. gone_on: the last day on which a job was listed that is listed no more. hash: of facts,
-- changes and description.
create table job (id text, other_id text, version bigint, first_seen text, gone_on text, hash text, facts JSON,
  description text, changes JSON);
create unique index job_id on job (id);
create index job_version on job (version, id);
create index job_listed on job (id) where gone_on is null;
create index job_gone on job (gone_on) where gone_on is not null;
create index job_other on job (other_id) where other_id is not null;

-- Pages that are searches, and what is remembered of each, as JSON.
create table search_page (path text primary key, version bigint not null, known text not null);
`;

/** SQLite's `as_json` is a function of the connection (sqlite.ts), which gives back the text; `julianday` is one of SQLite itself. */
const POSTGRES_JOB_FUNCTIONS = `
create function as_json(value text) returns jsonb language sql immutable as 'select value::jsonb';
create function julianday(day text) returns integer language sql immutable as 'select to_char(day::date, ''J'')::integer';
`;

const ENGINES = {
  sqlite: { bytes: 'blob', json: 'text', steps: [FIRST, JOBS] },
  postgres: {
    bytes: 'bytea',
    json: 'jsonb',
    steps: [POSTGRES_FUNCTIONS + FIRST, POSTGRES_JOB_FUNCTIONS + JOBS],
  },
};

/** Which step of STEPS was done when: the number of the last is the version of the tables. */
export const STEP_TABLE =
  'create table if not exists schema_step (number integer primary key, done_at bigint not null)';

const NEWER = 'DATABASE_NEWER';

/**
 * The statements that bring a database up to date, one text for each step that was not done yet. A step is never changed once a
 * release has it: what comes later is a step of its own.
 * @param done how many were
 * @throws Error if a newer release has made more than this one knows (`isNewerDatabase`)
 */
export function stepsAfter(done: number, engine: keyof typeof ENGINES): readonly string[] {
  const { bytes, json, steps } = ENGINES[engine];
  if (done > steps.length)
    throw Object.assign(
      new Error(
        `The database was made by a newer release: it has step ${done}, and this release knows ${steps.length}. Start that release, or restore a backup from before it`,
      ),
      { code: NEWER },
    );
  return steps
    .slice(done)
    .map((text) => text.replaceAll('BYTES', bytes).replaceAll(/\bJSON(?=,|\))/g, json));
}

/** Whether nothing but another release helps. */
export const isNewerDatabase = (error: unknown): boolean => errorCode(error) === NEWER;
