/** The one that is made last. */
export const newestTable = 'releases.counts';

/**
 * Made where they are missing: pointers in one row, whose number is that of the last change; every
 * change; manifests with their signatures; files as their bytes; and what web servers count of candidates.
 */
export const tables = `
select pg_advisory_xact_lock(hashtext('releases: tables'));
create schema if not exists releases;
create table if not exists releases.registry (
  is_only boolean primary key default true check (is_only),
  number integer not null,
  document text not null
);
insert into releases.registry (number, document) values (0, '{}') on conflict do nothing;
create table if not exists releases.change (number integer primary key, document text not null);
create table if not exists releases.release (
  package text not null,
  build bigint not null,
  manifest bytea not null,
  signature text not null,
  primary key (package, build)
);
create table if not exists releases.file (
  package text not null,
  build bigint not null,
  name text not null,
  bytes bytea not null,
  primary key (package, build, name),
  foreign key (package, build) references releases.release on delete cascade
);
-- Files are compressed already. PostgreSQL 15 takes this from here alone.
alter table releases.file alter column bytes set storage external;
create table if not exists releases.counts (
  package text not null,
  since text not null,
  server text not null,
  arms text not null,
  primary key (package, since, server)
);
`;
