/** Databases, data engineering, analytics, business intelligence, statistics, machine learning and AI. Format: ../README.md */
export const skills = String.raw`
# Databases
databases | Databases | technical | Database; Database systems; Database management systems; DBMS; Database software; Datenbanken; Datenbank; Datenbankkenntnisse; Bases de données; Base de données; Bases de datos; Base de datos; <Database concepts; Data bases; Database management; Database technologies; Database skills
relational-databases | Relational databases | technical | RDBMS; Relational database; Relational database management systems; Relational database management system; Relationale Datenbanken; Bases de données relationnelles; Bases de datos relacionales; SQL databases; Relational DBMS; SQL database | databases
sql | SQL | technical | sql; Sql; Structured Query Language; SQL queries; SQL programming; SQL scripting; SQL querying; ANSI SQL; SQL development; SQL scripts; <Database queries; <Database querying; SQL query; Writing SQL queries; <Advanced SQL; SQL coding; <Complex SQL queries; SQL language; SQL-Abfragen; Requêtes SQL; Consultas SQL; SQL query writing; <SQL joins; Structure query language | relational-databases
nosql | NoSQL | technical | NoSQL databases; NoSQL database; Non-relational databases; No SQL; Not only SQL; <Document databases; Bases NoSQL; <Key-value stores; NoSQL-Datenbanken; No-SQL databases | databases
database-design | Database design | technical | Database modelling; Database modeling; Database schema design; Relational database design; Schema design; Database architecture; Database structure design; Datenbankdesign; Datenbankentwurf; Conception de bases de données; Diseño de bases de datos; <Physical database design; <Logical database design; Data base design; Database schemas; Designing databases; DB design; <Table design?; <Database normalization; <Database normalisation; <Normalization of databases | databases | sql; database; databases; oracle; normalization; schema; mysql; erd
merise | Merise | technical | Méthode Merise | database-design
data-modelling | Data modelling | technical | Data modeling; Data models; <ER modelling; <ER modeling; <Entity relationship diagrams; <ERD; <Entity-relationship modeling; Datenmodellierung; Modélisation de données; Modelado de datos; <Conceptual data models; Data model; <Logical data modeling; <ER diagrams; <Entity relationship modelling; <Physical data modeling; Data model design; <E-R diagrams; <ERDs
dimensional-modelling | Dimensional modelling | technical | Dimensional modeling; <Star schema; <Snowflake schema; <Star schemas; <Star and snowflake schemas; Kimball methodology; <Slowly changing dimensions; Kimball?; <Inmon methodology | data-modelling | dimensional; dwh; inmon; data warehouse; data warehousing; star schema
data-vault | Data Vault | technical | Data Vault 2.0 | data-modelling
erwin | ERwin Data Modeler | tool | ERwin?; Erwin; CA ERwin; ER Win?; ER-win? | data-modelling | powerdesigner; er/studio; data modeling; data modelling; data modeler; data modelers; erd
er-studio | ER Studio | tool | ERStudio; Embarcadero ER/Studio; IDERA ER/Studio; ER/Studio | data-modelling
sap-powerdesigner | SAP PowerDesigner | tool | PowerDesigner; Power Designer?; Sybase PowerDesigner | data-modelling | sybase; erwin; data modeling; data modelling; uml; er/studio
sqldbm | SqlDBM | tool | | data-modelling
dbdiagram-io | dbdiagram.io | tool | | data-modelling
database-administration | Database administration | technical | DBA?; Datenbankadministration; Administration de bases de données; Administración de bases de datos; DBA skills; Database server administration; <Database installation; DBA activities; Datenbankverwaltung; <Database upgrades; Data base administration; <Database maintenance?; <Database support?; <Database monitoring? | databases | database; databases; Oracle; SQL; PostgreSQL; MySQL; tuning; Db2; Sybase; dba; mysql; indexes; replication
database-development | Database development | technical | Database programming; Datenbankentwicklung; Développement de bases de données; Desarrollo de bases de datos; DB development; SQL database development | databases; programming
query-optimisation | SQL performance tuning | technical | Query optimization; Query optimisation; SQL tuning; <Database performance tuning; Query tuning; <Database tuning; SQL optimization; <Index tuning; <Execution plans?; SQL performance; <Explain plan?; <Database performance; <Database performance optimization; <Index optimization; SQL query optimization; Query performance tuning; <Database indexing; Optimizing SQL queries; <Stored procedure optimization; <Oracle performance tuning; <SQL Server performance tuning; <SQL Profiler tuning; Tuning SQL queries | sql | sql; query; queries; oracle; index; indexes; stored procedures; t-sql; pl/sql; toad
stored-procedures | Stored procedures | technical | Stored procedure; SQL stored procedures; Stored procs; Gespeicherte Prozeduren; Procédures stockées; Procedimientos almacenados | sql
database-triggers | Database triggers | technical | SQL triggers | sql
user-defined-functions | User-defined functions | technical | SQL user-defined functions
backup-recovery-databases | Database backup and recovery | technical | <Database backup; <Database recovery; <Database backups; <Point-in-time recovery; <Database restore; Database backup/recovery; Database backup and restore; Backup/restore databases; <SQL Server backup | database-administration
oracle-rman | Oracle RMAN | tool | RMAN; Recovery Manager RMAN; Oracle Recovery Manager | oracle-database; backup-recovery-databases
database-replication | Database replication | technical | <Transactional replication; <SQL Server replication; <Merge replication; <SQL replication; <Snapshot replication | database-administration | sql; replication; kafka; debezium; database; data; etl; oracle; informatica; warehouse
change-data-capture | Change data capture | technical | CDC? | | debezium; kafka; etl; replication; goldengate
data-replication | Data replication | technical
sql-server-log-shipping | SQL Server log shipping | technical | Log shipping? | sql-server | sql; replication; mirroring; database; databases; alwayson; dba; clustering; failover
sql-server-mirroring | SQL Server database mirroring | tool | Database mirroring; SQL Server mirroring | sql-server
sql-server-always-on | SQL Server Always On availability groups | tool | Always On availability groups; AlwaysOn; AlwaysOn availability groups; Always On? | sql-server | availability groups; availability group; log shipping; database mirroring; transactional replication
oracle-goldengate | Oracle GoldenGate | tool | GoldenGate; Golden Gate?; Oracle Golden Gate | database-replication | replication; rac; rman; replicat; data guard; dataguard; exadata
oracle-streams | Oracle Streams | tool | | oracle-database
debezium | Debezium | tool | | change-data-capture
qlik-replicate | Qlik Replicate | tool | Attunity; Attunity Replicate | database-replication
database-migration | Database migration | technical | Database conversion; Database migrations; <Database migration scripts; Datenbankmigration; Schema migrations | databases
data-migration | Data migration | technical | Data conversion; Data migrations; Datenmigration; Migration de données; Migración de datos; Migrating data; Data conversions; Datenübernahme
database-clustering | Database high availability | technical | <SQL Server clustering; <Database clustering; <SQL clustering | database-administration | oracle; rman; asm; dba; grid; database; data; guard; dataguard
oracle-rac | Oracle RAC | tool | Real Application Clusters; RAC?; Oracle Real Application Clusters; <Oracle Clusterware | oracle-database | oracle; rman; dba; dataguard
oracle-data-guard | Oracle Data Guard | tool | Data Guard?; Dataguard; Oracle Dataguard; <Oracle Active Data Guard | oracle-database | oracle; rman; dba; dataguard
oracle-asm | Oracle ASM | tool | Oracle Automatic Storage Management | oracle-database
galera-cluster | Galera Cluster | tool | | mariadb
mysql-cluster | MySQL Cluster | tool | MySQL NDB Cluster | mysql
percona-server | Percona Server | tool | | mysql; percona
percona | Percona | tool
vitess | Vitess | tool | | mysql
proxysql | ProxySQL | tool | | mysql
database-sharding | Database sharding | technical | Sharding | databases
database-partitioning | Database partitioning | technical | Table partitioning | databases
postgresql | PostgreSQL | tool | Postgres; <psql; Postgre SQL; PostgresSQL; Postgre; Postgres SQL; pgSQL; Postgress; PostgreSQL database; <PostgreSQL DBA; <PostgreSQL administration | relational-databases; sql
pgadmin | pgAdmin | tool | PG Admin? | postgresql | postgresql; postgres; sql; mysql; oracle; dbeaver; python; java
pl-pgsql | PLpgSQL | tool | PL/pgSQL | postgresql
edb-postgres | EDB Postgres | tool | EnterpriseDB | postgresql
pgbouncer | PgBouncer | tool | | postgresql
neon-postgres | Neon Postgres | tool | Neon serverless Postgres; Neon? | postgresql | postgres; postgresql; serverless; supabase; drizzle; vercel; prisma
mysql | MySQL | tool | My SQL?; MySQL database; mySQL Server; MySQL 5; MySQL 8; MySQL databases; <MySQL administration; <MySQL queries | relational-databases; sql | php; oracle; postgresql; mysql; html; java; linux; apache; javascript; python; mongodb; sql server; css; database; databases
phpmyadmin | phpMyAdmin | tool | php My Admin | mysql
mysql-workbench | MySQL Workbench | tool | | mysql
mariadb | MariaDB | tool | Maria DB; MariaDB Server | mysql
sql-server | Microsoft SQL Server | tool | SQL Server; MS SQL; MSSQL; MS SQL Server; MS-SQL; MSSQL Server; SQL Server 2008; SQL Server 2012; SQL Server 2005; SQL Server 2016; SQL Server 2014; SQL Server 2000; SQL Server 2008 R2; SQL Server 2017; SQL Server 2019; SQL 2008; SQL 2005; SQL 2012; SQL Server 2022; SQLServer; SQL 2000; MS SQL Server 2008; Microsoft SQL Server 2008; Microsoft SQL Server 2012; MS SQL Server 2012; <SQL Server Agent; MS SQL 2008; SQL Server 7.0; SQL 2016; SQL 2014; MS SQL Server 2005; <SQL Server administration; MS SQL Server 2000; Microsoft SQL Server 2005; <SQL Express; <SQL Server Express; Microsoft SQL Server 2000; SQL server databases; Microsoft SQL; <SQL Server DBA | relational-databases; sql
sql-server-management-studio | SQL Server Management Studio | tool | SSMS; Microsoft SQL Server Management Studio | sql-server
sql-server-enterprise-manager | SQL Server Enterprise Manager | tool | SQL Enterprise Manager | sql-server
sql-query-analyzer | SQL Query Analyzer | tool | SQL Server Query Analyzer | sql-server
sql-server-profiler | SQL Server Profiler | tool | SQL Profiler | sql-server
t-sql | Transact-SQL | technical | TSQL; Transact SQL programming; Transact Structured Query Language; T SQL queries; T-SQL stored procedures; T-SQL programming; T-SQL | sql-server; sql
oracle-database | Oracle Database | tool | Oracle?; Oracle DB; Oracle 11g; Oracle 10g; Oracle 12c; Oracle 9i; Oracle 19c; Oracle RDBMS; Oracle SQL; Oracle 8i; Oracle 18c; Oracle 10g/11g; Oracle databases; Oracle 8i/9i; Oracle Database 11g; Oracle 9i/10g; Oracle Database 12c; Oracle data base; Oracle Database 19c; Oracle 11g/12c; Oracle server?; Oracle 21c; Oracle 7 database; Oracle 11i database | relational-databases; sql; oracle-software | sql; database; databases; db2; mysql; pl/sql; toad; dba; sybase; teradata; informix; postgresql; mongodb; 11g; 10g; rac; rman
oracle-software | Oracle software | tool | Oracle products; Oracle technologies
sql-plus | SQL*Plus | tool | SQLPlus; Oracle SQLPlus; Oracle SQL*Plus | oracle-database
oracle-sql-developer | Oracle SQL Developer | tool | SQL Developer? | oracle-database | toad; sql plus; sqlplus; oracle forms; pl/sql developer; eclipse; sql server management studio
oracle-sql-loader | Oracle SQL*Loader | tool | SQL*Loader; SQL Loader; SQL* Loader | oracle-database
oracle-enterprise-manager | Oracle Enterprise Manager | tool | OEM Oracle | oracle-database
oracle-exadata | Oracle Exadata | tool | Exadata | oracle-database
oracle-data-pump | Oracle Data Pump | tool | Data Pump | oracle-database
oracle-autonomous-database | Oracle Autonomous Database | tool | Autonomous Database | oracle-database
oracle-database-administration | Oracle database administration | technical | Oracle DBA | oracle-database; database-administration
plsql | PL/SQL | technical | PLSQL; PL-SQL; Oracle PL/SQL; PL/SQL programming; Procedural SQL; Oracle PLSQL; PL SQL; PL/SQL development; PL/SQL packages; Oracle PL/SQL development; PL/SQL stored procedures | oracle-database; sql
plsql-developer-tool | Allround PLSQL Developer | tool | Allround Automations PL/SQL Developer; PL/SQL Developer IDE; PL/SQL Developer tool | oracle-database
toad | Quest Toad | tool | TOAD; Toad?; Dell Toad; Toad SQL; <Toad for DB2; <TOAD for SQL Server; <Toad for Oracle | sql | sql; oracle; developer; plsql; pl/sql; db2; quest; database; etl; informatica; unix; putty; tableau
toad-data-point | Toad Data Point | tool | | sql
toad-data-modeler | Toad Data Modeler | tool | | data-modelling
quest-sql-navigator | Quest SQL Navigator | tool | SQL Navigator | sql
sql-clients | SQL clients | technical | SQL client tools | sql
dbeaver | DBeaver | tool | | sql-clients
squirrel-sql | SQuirreL SQL | tool | | sql-clients
heidisql | HeidiSQL | tool | | sql-clients
navicat | Navicat | tool | | sql-clients
razorsql | RazorSQL | tool | | sql-clients
sqlyog | SQLyog | tool | | sql-clients
aqua-data-studio | Aqua Data Studio | tool |  | sql-clients
azure-data-studio | Azure Data Studio | tool | | sql-clients
dbvisualizer | DbVisualizer | tool | | sql-clients
teradata-sql-assistant | Teradata SQL Assistant | tool | SQL Assistant? | sql-clients | teradata; bteq; fastload; multiload; mload; informatica; oracle
sequel-pro | Sequel Pro | tool | | sql-clients
winsql | WinSQL | tool | | sql-clients
advanced-query-tool | Advanced Query Tool | tool | AQT? | sql-clients | sql; db2; toad; mainframe; query; teradata
rapid-sql | Rapid SQL | tool | Embarcadero Rapid SQL | sql-clients
sql-workbench | SQL Workbench | tool | | sql-clients
dbartisan | DBArtisan | tool | Embarcadero DBArtisan | sql-clients
redgate-sql-toolbelt | Redgate SQL Toolbelt | tool | Red Gate?; <Redgate SQL Prompt; <Redgate SQL Compare | sql-clients; redgate | sql; sql server; ssms; dba
redgate | Redgate | tool
tableplus | TablePlus | tool | | sql-clients
idera-sql-diagnostic-manager | IDERA SQL Diagnostic Manager | tool | | sql-clients; idera-database-tools
idera-database-tools | IDERA database tools | tool | Idera | sql-clients
adminer | Adminer | tool | | sql-clients
beekeeper-studio | Beekeeper Studio | tool | | sql-clients
db-browser-for-sqlite | DB Browser for SQLite | tool | | sql-clients
mongodb-compass | MongoDB Compass | tool | | mongodb
robo-3t | Robo 3T | tool | Robomongo | mongodb
db2 | IBM DB2 | tool | DB2; DB2 UDB; DB2 z/OS; DB2/UDB; DB2 LUW; UDB; DB2 SQL; DB2 database; DB2 for z/OS; IBM DB2 UDB; <DB2 DBA | relational-databases; sql
sybase | Sybase ASE | tool | Sybase; SAP ASE; SAP Sybase; Sybase SQL Server; Sybase Adaptive Server Enterprise; <Sybase Central; SAP Sybase ASE | relational-databases; sql
sap-iq | SAP IQ | tool | Sybase IQ; SAP Sybase IQ | relational-databases
sap-sql-anywhere | SAP SQL Anywhere | tool | SQL Anywhere; Sybase SQL Anywhere | relational-databases
informix | Informix | tool | IBM Informix; Informix Dynamic Server; Informix IDS; <Informix SQL; Informix database; <Informix SE | relational-databases; sql
teradata | Teradata | tool | Tera data; Teradata SQL; <Teradata Vantage; <Teradata utilities; Teradata 13; Teradata 14; <Teradata Viewpoint; Teradata database; <Teradata Studio; <BTEQ; <FastLoad; <MultiLoad?; <FastExport; <TPump; <MLoad; <Fast Load?; <Multi Load?; <Teradata BTEQ; <Teradata Parallel Transporter | data-warehousing; sql | teradata; bteq; sql; tpump; mload
teradata-aster | Teradata Aster | tool | Aster Data | data-warehousing
netezza | IBM Netezza | tool | Netezza; IBM PureData; Netezza SQL; PureData for Analytics | data-warehousing; sql
greenplum | Greenplum | tool | Pivotal Greenplum; VMware Greenplum | data-warehousing; sql
vertica | Vertica | tool | HP Vertica; Micro Focus Vertica; OpenText Vertica | data-warehousing; sql
exasol | Exasol | tool | | data-warehousing; sql
aginity | Aginity | tool | Aginity Workbench | sql-clients
yellowbrick-data | Yellowbrick Data | tool | | data-warehousing; sql
sqlite | SQLite | tool | SQL Lite; SQLite3; SQLite database; SQLite DB; SQLLite | relational-databases; sql
realm-database | Realm database | tool | Realm DB; MongoDB Realm; Realm Mobile Database | mobile-development
firebird-interbase | Firebird SQL | tool | Firebird database; Firebird DB | relational-databases
interbase | InterBase | tool | Borland InterBase; Embarcadero InterBase | relational-databases
apache-derby | Apache Derby | tool | Derby database | relational-databases
h2-database | H2 Database | tool | | relational-databases
hsqldb | HSQLDB | tool | HyperSQL | relational-databases
actian-zen | Actian Zen | tool | Pervasive SQL; Pervasive?; Btrieve; Pervasive PSQL | relational-databases | btrieve; psql; clarion
paradox-database | Paradox database | tool | Borland Paradox; Corel Paradox | relational-databases
actian-ingres | Actian Ingres | tool | Ingres?; Ingres database | relational-databases | database; databases; sql; unix; oracle; sybase; informix; postgresql; db2; rdbms
sqlbase | SQLBase | tool | Gupta SQLBase | relational-databases
4th-dimension | 4th Dimension | tool | 4D database | relational-databases
alpha-five | Alpha Five | tool | Alpha Anywhere | relational-databases
libreoffice-base | LibreOffice Base | tool | | relational-databases
apache-openoffice-base | Apache OpenOffice Base | tool | OpenOffice.org Base | relational-databases
filemaker | FileMaker Pro | tool | FileMaker; File Maker Pro; Claris FileMaker; Filemaker database; File Maker?; <FileMaker Server | databases | mac; quickbooks; excel; ms access; database
dbase | dBase? | tool | dBase III; dBase IV; dBase III+; DBase III Plus; DBase 4 | databases | foxpro; clipper; paradox; lotus; fortran; cobol; pascal; basic; programming; ms-dos; access; quattro; wordperfect; visual basic; informix; wordstar
lotus-approach | Lotus Approach | tool | IBM Lotus Approach | databases
sap-hana | SAP HANA | tool | HANA?; SAP HANA database; <SAP HANA modeling; <HANA Studio; <HANA modeling; <SAP HANA Studio; <SAP HANA development; HANA DB; SAP HANA DB; HANA CDS; <SAP HANA administration | databases | sap; s/4; s4; bw; abap; fiori; erp; sql; oracle
mongodb | MongoDB | tool | Mongo DB; Mongo; <MongoDB Atlas; Mongo database; MongoDB database; Mongo-DB | nosql
amazon-documentdb | Amazon DocumentDB | tool | AWS DocumentDB; DocumentDB? | nosql; aws | aws; amazon; dynamodb; ec2; lambda
cassandra | Apache Cassandra | tool | Cassandra?; Cassandra DB; <CQL?; CassandraDB; Cassandra database | nosql | hbase; mongodb; nosql; kafka; spark; redis; hadoop; couchbase; dynamodb; elasticsearch; hive
datastax | DataStax | tool | <DataStax Enterprise; <DataStax Astra | nosql
scylladb | ScyllaDB | tool | Scylla? | nosql | cassandra; nosql; redis; mongodb; kafka; golang; database; databases; aerospike; clickhouse
redis | Redis | tool | Redis cache; <Redis Cluster; Redis caching | nosql; caching
memcached | Memcached | tool | Memcache | caching
amazon-elasticache | Amazon ElastiCache | tool | AWS ElastiCache; ElastiCache | caching; aws
valkey | Valkey | tool | | caching
azure-cache-for-redis | Azure Cache for Redis | tool | Azure Redis Cache | redis; azure
upstash | Upstash | tool | | caching
in-memory-grids | In-memory data grids | technical | In-memory data grid | caching
hazelcast | Hazelcast | tool | | caching
apache-ignite | Apache Ignite | tool | | caching
oracle-coherence | Oracle Coherence | tool | | caching
ehcache | Ehcache | tool | | caching
vmware-gemfire | VMware GemFire | tool | GemFire; Pivotal GemFire | caching
apache-geode | Apache Geode | tool | Geode? | caching | apache; gemfire; hazelcast; ignite; cache
infinispan | Infinispan | tool | JBoss Infinispan | caching
oracle-timesten | Oracle TimesTen | tool | TimesTen | relational-databases
voltdb | VoltDB | tool | Volt Active Data | relational-databases
jboss-cache | JBoss Cache | tool | | caching
aerospike | Aerospike | tool | | nosql
singlestore | SingleStore | tool | MemSQL | relational-databases
gigaspaces | GigaSpaces? | tool |  | caching | in-memory; xap; data grid; coherence; hazelcast; java; gemfire
dynamodb | Amazon DynamoDB | tool | DynamoDB; Dynamo DB; AWS DynamoDB; AWS Dynamo | nosql; aws
cosmos-db | Azure Cosmos DB | tool | Cosmos DB; CosmosDB; Azure DocumentDB; Azure CosmosDB | nosql; azure
azure-table-storage | Azure Table Storage | tool | Azure Tables | nosql; azure
couchbase | Couchbase | tool | Couchbase Server | nosql
apache-couchdb | Apache CouchDB | tool | CouchDB; Couch DB | nosql
ravendb | RavenDB | tool | Raven DB | nosql
pouchdb | PouchDB | tool | | nosql
rethinkdb | RethinkDB | tool | | nosql
surrealdb | SurrealDB | tool | | nosql
faunadb | FaunaDB | tool | Fauna? | nosql | serverless; mongodb; graphql; dynamodb; netlify
rxdb | RxDB | tool | | nosql
leveldb | LevelDB | tool | | nosql
rocksdb | RocksDB | tool | | nosql
turso | Turso | tool | | sqlite
libsql | libSQL | tool
hbase | Apache HBase | tool | HBase; HBASE; H Base | nosql; hadoop
google-cloud-bigtable | Google Cloud Bigtable | tool | Google Bigtable; Cloud Bigtable; Bigtable | nosql
apache-phoenix | Apache Phoenix | tool | | hbase
apache-accumulo | Apache Accumulo | tool |  | nosql
neo4j | Neo4j | tool | Neo 4j; Neo4J graph database; <Neo4j Aura | graph-databases
cypher | Cypher query language | technical | Neo4j Cypher; Cypher? | graph-databases | neo4j; graph; sparql; gremlin
graph-databases | Graph databases | technical | Graph database; Graph DB; <Graph data modelling; Graph DBs; Graphdatenbanken; GraphDB | nosql
janusgraph | JanusGraph | tool | | graph-databases
arangodb | ArangoDB | tool | | graph-databases
amazon-neptune | Amazon Neptune | tool | AWS Neptune | graph-databases; aws
tigergraph | TigerGraph | tool | | graph-databases
orientdb | OrientDB | tool | | graph-databases
gremlin-query-language | Gremlin query language | tool | <Apache TinkerPop | graph-databases
memgraph | Memgraph | tool | | graph-databases
dgraph | Dgraph | tool | | graph-databases
ontotext-graphdb | Ontotext GraphDB | tool |  | graph-databases
edgedb | EdgeDB | tool | | graph-databases
time-series-databases | Time-series databases | technical | | databases
influxdb | InfluxDB | tool | Influx DB | time-series-databases
opentsdb | OpenTSDB | tool | | time-series-databases
kdb-plus | kdb+ | tool | KDB?; KX kdb+ | time-series-databases | q; kx; tick; timeseries; time series; low latency
questdb | QuestDB | tool | | time-series-databases
timescaledb | TimescaleDB | tool | Timescale? | time-series-databases | postgres; postgresql; hypertables; influxdb; timeseries
apache-druid | Apache Druid | tool | | databases
apache-pinot | Apache Pinot | tool | | databases
tdengine | TDengine | tool | | time-series-databases
amazon-timestream | Amazon Timestream | tool | | time-series-databases
greptimedb | GreptimeDB | tool | | time-series-databases
elasticsearch | Elasticsearch | tool | Elastic Search; <Elastic Cloud; Elastic-Search | search-engines-tech
opensearch | OpenSearch | tool | Amazon OpenSearch; AWS OpenSearch; <AWS Elasticsearch; Amazon OpenSearch Service | search-engines-tech
solr | Apache Solr | tool | Solr; SOLR search; SolrCloud | search-engines-tech
apache-lucene | Apache Lucene | tool | Lucene | search-engines-tech
lucidworks | Lucidworks | tool | | search-engines-tech
sphinx-search | Sphinx search | tool | | search-engines-tech
algolia | Algolia | tool | | search-engines-tech
coveo | Coveo | tool | | search-engines-tech
google-search-appliance | Google Search Appliance | tool | | search-engines-tech
microsoft-fast-search | Microsoft FAST Search | tool | FAST search? | search-engines-tech | sharepoint; microsoft search
opentext-idol | OpenText IDOL | tool | Autonomy IDOL | search-engines-tech
meilisearch | Meilisearch | tool | | search-engines-tech
typesense | Typesense | tool | | search-engines-tech
azure-ai-search | Azure AI Search | tool | Azure Cognitive Search; Azure Search | search-engines-tech; azure
search-engines-tech | Search technology | technical | <Full-text search; <Search engine development; <Enterprise search?; <Search relevance; <Search indexing; <Full text indexing; Search engine technology; <Search algorithms? | | elasticsearch; lucene; solr; indexing; ranking; relevance; retrieval
information-retrieval | Information retrieval | technical
semantic-search | Semantic search | technical | | search-engines-tech
vector-databases | Vector databases | technical | Vector database; Vector stores; Vector DB; Vector store | databases
pinecone | Pinecone? | tool | Pinecone vector database; Pinecone DB | vector-databases | vector; embeddings; rag; llm; langchain; openai; weaviate; faiss; chroma; database
weaviate | Weaviate | tool | | vector-databases
faiss | FAISS | tool | Facebook AI Similarity Search | vector-databases
milvus | Milvus | tool | | vector-databases
zilliz-cloud | Zilliz Cloud | tool | Zilliz | vector-databases
pgvector | pgvector | tool | | postgresql
chroma-vector-database | Chroma vector database | tool | ChromaDB; Chroma DB | vector-databases
qdrant | Qdrant | tool | | vector-databases
lancedb | LanceDB | tool | | vector-databases
vector-search | Vector search | technical | Similarity search; Vector similarity search | vector-databases
vector-embeddings | Vector embeddings | technical | Embeddings?; Text embeddings; Embedding models; Sentence embeddings | | vectors; vector; nlp; llm; rag; openai; similarity
multivalue-databases | Multivalue databases | technical | Pick databases | databases
rocket-universe | Rocket UniVerse | tool | UniVerse database? | multivalue-databases | pick; unidata; unibasic; multivalue; u2; universe
rocket-unidata | Rocket UniData | tool | UniData | multivalue-databases
pick-basic | Pick BASIC | tool | <UniBasic; Pick/BASIC | multivalue-databases
rocket-d3 | Rocket D3 | tool | D3 Pick | multivalue-databases
object-databases-cloud-sql | Amazon RDS | tool | AWS RDS; Relational Database Service; RDS?; <RDS MySQL; <RDS PostgreSQL | relational-databases; aws | aws; amazon; ec2; postgres; aurora; s3; mysql; lambda; dynamodb; vpc; postgresql; cloudwatch; elb; redshift; route53; sqs; ecs
amazon-aurora | Amazon Aurora | tool | AWS Aurora; Aurora DB; RDS Aurora; <Aurora MySQL; <Aurora PostgreSQL | relational-databases; aws
azure-sql | Azure SQL Database | tool | Azure SQL; SQL Azure; Azure SQL DB; <Azure SQL Server; Azure SQL databases; <Azure SQL Managed Instance | sql-server; azure
azure-database-for-postgresql | Azure Database for PostgreSQL | tool | Azure PostgreSQL | postgresql; azure
azure-database-for-mysql | Azure Database for MySQL | tool | | mysql; azure
cloud-spanner | Google Cloud Spanner | tool | Cloud Spanner; Google Spanner | relational-databases; google-cloud
google-cloud-sql | Google Cloud SQL | tool | Cloud SQL; GCP Cloud SQL | relational-databases; google-cloud
cockroachdb | CockroachDB | tool | Cockroach DB | relational-databases
yugabytedb | YugabyteDB | tool | | relational-databases
tidb | TiDB | tool | | relational-databases
planetscale | PlanetScale | tool | | mysql
oceanbase | OceanBase | tool | | relational-databases
cratedb | CrateDB | tool | | relational-databases
ocp-dba | Oracle Certified Professional | certification | Oracle OCP; <OCP DBA; <Oracle Database Administrator Certified Professional; <Oracle Certified Professional DBA; <Oracle Certified Professional Database Administrator; OCP? |  | oracle certified; oracle certification; oracle dba; oca; ocm; oce; 9i; 10g; 11g; scjp; 1z0
oracle-certified-associate | Oracle Certified Associate | certification | Oracle OCA; <Oracle Certified Database Associate; OCA? |  | oracle certified; oracle certification; oracle dba; ocp; ocm; 9i; 10g; 11g; 12c; rman; scjp; 1z0
oracle-database-sql-certified-associate | Oracle Database SQL Certified Associate | certification | | sql
oracle-sql-expert | Oracle Database SQL Certified Expert | certification | Oracle SQL Expert?; Oracle SQL Certified Expert |  | 1z0-047; 1z0; oce
oracle-pl-sql-developer-certified-associate | Oracle PLSQL Developer Certified Associate | certification | Oracle PL/SQL Developer Certified Associate | plsql
oracle-certified-master | Oracle Certified Master | certification |  | oracle-certification
oracle-certification | Oracle certification | certification | Oracle certified; <Oracle Certified Database Administrator; <Oracle Certified DBA
mcdba | MCDBA | certification | Microsoft Certified Database Administrator | sql-server
mcitp-database-administrator | MCITP Database Administrator | certification | | sql-server
mcitp-database-developer | MCITP Database Developer | certification
mcsa-sql-server | MCSA SQL Server | certification | <MCSA SQL Server 2012; <MCSA SQL 2016; <MCSA Database Development | sql-server
mcse-data-platform | MCSE Data Platform | certification |  | sql-server
mcse-business-intelligence | MCSE Business Intelligence | certification | MCSE BI | sql-server
mcsa-bi-reporting | MCSA BI Reporting | certification
mcts-sql-server | MCTS SQL Server | certification | <MCTS SQL Server 2008 | sql-server
azure-database-administrator-associate | Azure Database Administrator Associate | certification | DP-300? | azure-sql | Azure; Microsoft; exam; certified; certification; certifications; AZ-900; AI-900; PL-300; Fabric; AZ-104; DP-900; DP-203
microsoft-sql-server-certification | Microsoft SQL Server certification | certification | | sql-server
mongodb-cert | MongoDB certification | certification | MongoDB certified | mongodb
mongodb-certified-developer | MongoDB Certified Developer | certification | MongoDB Certified Developer Associate; MongoDB Certified Associate Developer | mongodb-cert
mongodb-certified-dba | MongoDB Certified DBA | certification | MongoDB Certified DBA Associate | mongodb-cert
neo4j-certified-professional | Neo4j Certified Professional | certification | | neo4j
datastax-certification | DataStax certification | certification | Datastax Certified | cassandra

# Data engineering
data-engineering | Data engineering | technical | <Data pipelines; <Data pipeline development; <Data pipeline; <Building data pipelines; <ETL pipelines; Ingénierie des données; Ingeniería de datos; <Data pipeline design; <Data processing pipelines; <ELT pipelines; <Batch processing pipelines; <Data ingestion; <Data platform engineering
etl | ETL? | technical | Extract, transform, load; Extract transform load; ETL development; ETL processes; <ETL tools; ETL design; Extract Transform and Load; ETL process; <ETL jobs; <Data extraction and transformation; Extraction transformation and loading; ETL tool; <ETL mappings; ETL architecture; Extract, transform and load; <ETL workflows; Extraction, transformation and loading; ETL concepts; Etl?; etl?; <ETL mapping; ETL programming | data-engineering | data; sql; informatica; ssis; talend; pipelines; extract; database; bi; python; oracle; elt; spark; datastage; pipeline; analytics; tableau; hadoop; azure; aws; databricks; data warehouse; data warehousing; data pipelines
elt | ELT? | technical | Extract load transform; Extract, load, transform | data-engineering | etl; data; snowflake; pipelines; warehouse; dbt; extract; sql; bigquery
data-warehousing | Data warehousing | technical | Data warehouse; Data warehouses; Data Warehouse design; DWH; EDW; Enterprise data warehouse; <Data marts; <Data mart; Datawarehouse; Datawarehousing; Data warehouse development; Data warehouse architecture; Data Warehousing concepts; Entrepôt de données; Entrepôts de données; Almacén de datos; Data-Warehouse; Enterprise Data Warehousing; Data warehousing solutions; Data warehousing (DWH); <Data mart design; DW design | databases
data-lake | Data lakes | technical | Data lake; Datalake; Data Lake architecture | data-engineering
data-lakehouse | Data lakehouse | technical | Lakehouse?; Lakehouse architecture | data-engineering | delta; databricks; spark; snowflake; iceberg; fabric; data; etl; bigquery; azure; data lake; medallion; synapse; trino
data-mesh | Data mesh | technical | | data-engineering
data-fabric | Data fabric | technical | | data-engineering
medallion-architecture | Medallion architecture | technical | | data-lake
delta-lake | Delta Lake | tool | | data-lake
apache-iceberg | Apache Iceberg | tool | <Iceberg tables?; Iceberg? | data-lake | lakehouse; data; spark; delta; hudi; parquet; databricks; trino; snowflake
apache-hudi | Apache Hudi | tool | | data-lake
azure-data-lake-storage | Azure Data Lake Storage | tool | Azure Data Lake; ADLS?; Azure Data Lake Store; ADLS Gen2 | data-lake; azure | azure; adf; databricks; synapse; data factory; data lake; spark; blob; gen2; delta; pyspark; etl; snowflake; hdinsight
aws-lake-formation | AWS Lake Formation | tool | Lake Formation | data-lake; aws
dremio | Dremio | tool | | data-lake; sql
big-data | Big data | technical | Bigdata; Big-data technologies; <Big data engineering; <Big data processing; <Large-scale data processing; Big data technologies; Grandes volumes de données; <Big data tools; Big data ecosystem; <Massive data processing; Big data platforms; <Big Data architecture; Big data solutions; <Big data analytics
hadoop | Apache Hadoop | tool | Hadoop; Hadoop ecosystem; <Hadoop administration; <Hadoop cluster; <Hadoop development; Hadoop framework; Hadoop stack | big-data
hdfs | HDFS | tool | Hadoop Distributed File System; Hadoop HDFS | hadoop
apache-yarn | Apache YARN | tool | Hadoop YARN | hadoop
cloudera | Cloudera | tool | <Cloudera CDH; CDH?; Cloudera Hadoop; <Cloudera Manager; <Cloudera Data Platform | hadoop | cloudera; hadoop; hive; hdfs; impala; hortonworks; spark; hdp; mapr
hortonworks | Hortonworks | tool | Hortonworks HDP; HDP Hadoop; Hortonworks Data Platform | hadoop
mapr | MapR | tool | | hadoop
apache-ambari | Apache Ambari | tool | Ambari | hadoop
mapreduce | MapReduce | technical | Map Reduce; Map/Reduce; MapReduce programming; MapReduce jobs; <Hadoop Streaming; Hadoop MapReduce | big-data
spark | Apache Spark | tool | Spark?; <Spark SQL; <Spark Streaming; <SparkSQL; <Spark Scala; <Spark Structured Streaming; <Spark RDD; <Spark jobs; <Spark DataFrames; <Spark cluster; <Structured Streaming; <Spark MLlib; <MLlib; <GraphX?; <SparkR; <sparklyr | big-data; data-engineering | hadoop; scala; kafka; hive; python; databricks; airflow; mapreduce; pyspark; sql; etl; flink; yarn; hdfs; sqoop; big data
pyspark | PySpark | tool | Py Spark; Apache PySpark | spark; python
hive | Apache Hive | tool | Hive?; HiveQL; Hive SQL; HQL Hive; <Hive queries; Hive QL; <Hive tables?; <Hive metastore; <Hive UDF | hadoop; sql | hadoop; pig; spark; hbase; sqoop; impala; hdfs; mapreduce; presto; data; oozie; sql; kafka; scala; cloudera; big data
pig | Apache Pig | tool | Pig?; Pig Latin?; <Pig scripts?; <Pig scripting; Hadoop Pig; <Pig UDF | hadoop | hadoop; mapreduce; sqoop; hbase; hdfs; oozie; pyspark; cloudera
sqoop-flume | Apache Sqoop | tool | Sqoop | hadoop | hadoop; sqoop; hive; pig; kafka; hdfs; oozie; spark; hbase; zookeeper; mapreduce
apache-flume | Apache Flume | tool | Flume? | hadoop | hadoop; sqoop; kafka; hdfs; oozie; hbase; zookeeper; mapreduce
apache-oozie | Apache Oozie | tool | Oozie; <Oozie workflows | hadoop
apache-zookeeper | Apache ZooKeeper | tool | ZooKeeper? | distributed-systems | kafka; hadoop; hbase; solr; etcd; hdfs; oozie; mesos; redis; elasticsearch
impala-presto | Presto SQL | tool | Presto?; PrestoDB | sql; big-data | hive; hadoop; spark; redshift; athena; hbase; kudu; cloudera; quicksight; trino
trino | Trino | tool | PrestoSQL | sql
starburst | Starburst? | tool | <Starburst Galaxy; <Starburst Enterprise | sql | trino; presto; data; sql; lakehouse
apache-impala | Apache Impala | tool | Impala?; Cloudera Impala; Impala SQL | sql | hive; hadoop; redshift; hbase; presto; kudu; cloudera; quicksight; sqoop; hdfs
apache-drill | Apache Drill | tool | | sql
amazon-athena | Amazon Athena | tool | AWS Athena; Athena?; Athena SQL | sql; aws | hive; hadoop; redshift; s3; hbase; presto; quicksight; kinesis; aws; dynamodb
apache-kylin | Apache Kylin | tool | | sql
apache-tez | Apache Tez | tool | | hadoop
apache-kudu | Apache Kudu | tool | | hadoop
apache-arrow | Apache Arrow | tool | | sql
apache-superset | Apache Superset | tool | Superset? | business-intelligence | apache; tableau; metabase; sql; preset; looker; airflow; grafana; power bi; bi
kafka | Apache Kafka | tool | Kafka; <Kafka Streams; <Kafka Connect; Kafka streaming; <ksqlDB; <KSQL; Kafka messaging; <Schema Registry; <Kafka clusters; <Apache Kafka Streams | message-queues
kinesis | Amazon Kinesis | tool | Kinesis?; AWS Kinesis; Kinesis Data Streams; <Kinesis Firehose; Kinesis Streams; <Amazon Kinesis Firehose; <Kinesis Data Firehose | stream-processing; aws | aws; lambda; kafka; s3; redshift; dynamodb; firehose; spark; streaming; sqs; ec2; emr; athena; glue; python; amazon; elasticsearch; stream; streams; data pipelines
google-pubsub | Google Cloud PubSub | tool | Cloud Pub/Sub; GCP Pub/Sub; Google Cloud Pub/Sub; GCP PubSub; Google Pub/Sub | google-cloud; message-queues
google-cloud-dataflow | Google Cloud Dataflow | tool | Dataflow GCP; GCP Dataflow; Cloud Dataflow; Google Dataflow | google-cloud; data-engineering
apache-beam | Apache Beam | tool | | stream-processing
stream-processing | Stream processing | technical | Data streaming?; Real-time data processing; Streaming data?; Event streaming?; Real-time streaming?; Event stream processing; Real-time data streaming; <Real-time data pipelines; Streaming analytics?; <Streaming pipelines; Stream analytics | data-engineering | kafka; flink; kinesis; spark; pipelines; pulsar; etl; storm; big data; azure
azure-stream-analytics | Azure Stream Analytics | tool | | stream-processing; azure
complex-event-processing | Complex event processing | technical | | stream-processing
real-time-analytics | Real-time analytics | technical
flink | Apache Flink | tool | Flink?; <PyFlink; <Flink SQL | stream-processing | kafka; spark; hadoop; streaming; beam; scala; java; kubernetes; stream processing; storm; cassandra; hive; airflow; iceberg; big data; aws; data pipelines; druid
apache-samza | Apache Samza | tool | Samza | stream-processing
storm | Apache Storm | tool | Storm?; Storm topology; Storm topologies | stream-processing | kafka; hadoop; spark; zookeeper; cassandra; hbase; flink; samza; elasticsearch
apache-heron | Apache Heron | tool | Twitter Heron | stream-processing
nifi | Apache NiFi | tool | NiFi; Apache Nifi flows; <MiNiFi | etl
streamsets | StreamSets | tool | IBM StreamSets | etl
airflow | Apache Airflow | tool | Airflow?; <Airflow DAGs; <Apache Airflow DAGs; <Airflow pipelines; Airflow orchestration | data-orchestration | dbt; etl; dags; kafka; snowflake; bigquery; databricks; redshift; docker; kubernetes; jenkins; luigi; data pipelines; data pipeline; beam; scheduling tools
google-cloud-composer | Google Cloud Composer | tool | Cloud Composer | airflow; google-cloud
amazon-mwaa | Amazon MWAA | tool | MWAA; Managed Workflows for Apache Airflow | airflow; aws
astronomer-airflow | Astronomer Airflow | tool | Astronomer.io | airflow
data-orchestration | Data orchestration | technical | Workflow orchestration?; Data pipeline orchestration; Orchestration of data pipelines; Workflow orchestration for data | data-engineering | airflow; python; dbt; dagster; data; pipelines; snowflake; prefect; etl; kubernetes; temporal
dagster | Dagster | tool | | data-orchestration
luigi-pipelines | Luigi pipelines | tool | Spotify Luigi | data-orchestration
prefect | Prefect? | tool | Prefect.io; <Prefect workflows | data-orchestration | airflow; dbt; dagster; snowflake; luigi; etl; data pipelines
mage-ai | Mage AI | tool | | data-orchestration
kestra | Kestra | tool | | data-orchestration
apache-dolphinscheduler | Apache DolphinScheduler | tool | | data-orchestration
dbt | dbt | tool | DBT?; <dbt Cloud; <dbt Core; Data build tool; dbt models? | data-transformation; sql | snowflake; sql; airflow; bigquery; redshift; elt; fivetran; looker; warehouse; databricks; analytics engineering; data models
dataform | Dataform | tool | Google Dataform | data-transformation; sql
sqlmesh | SQLMesh | tool | | data-transformation; sql
coalesce-io | Coalesce.io | tool | | data-transformation; sql
dlt-data-load-tool | dlt data load tool | tool | dlthub; dlt hub? | data-transformation; sql | duckdb; dbt; airflow; elt; etl; bigquery; snowflake; data pipelines
data-transformation | Data transformation | technical | Data wrangling; Data munging; Data transformations; Transforming data; Data manipulation
data-mapping | Data mapping | technical | Source-to-target mapping
data-preparation | Data preparation | technical | Data prep; Datenaufbereitung; Preparación de datos; Préparation des données
data-cleaning | Data cleaning | technical | Data cleansing; Data scrubbing; Data cleanup; Data clean-up; Datenbereinigung; Nettoyage des données; Limpieza de datos; Cleaning data; <Data deduplication; Database cleanup
openrefine | OpenRefine | tool | Google Refine | data-cleaning
data-preprocessing | Data preprocessing | technical | Data pre-processing; Preprocessing of data | data-preparation
data-integration | Data integration | technical | Data consolidation; Datenintegration; Intégration de données; Integración de datos; Data Integration tools; <Data interfaces | data-engineering
fivetran | Fivetran | tool | | elt
airbyte | Airbyte | tool | | elt
stitch-data | Stitch Data | tool | Stitch ETL | elt
matillion | Matillion | tool | Matillion ETL | etl
hevo-data | Hevo Data | tool | | elt
singer-taps | Singer taps | tool | | etl
meltano | Meltano | tool | | elt
denodo | Denodo | tool | Denodo Platform | data-virtualization
tibco-data-virtualization | TIBCO Data Virtualization | tool | | data-virtualization
rivery | Rivery | tool | | elt
census-reverse-etl | Census reverse ETL | tool | | etl
hightouch | Hightouch | tool | | etl
data-virtualization | Data virtualization | technical | <Data federation; Data virtualisation | data-integration
reverse-etl | Reverse ETL | technical | | data-integration
data-interoperability | Data interoperability | technical
informatica | Informatica PowerCenter | tool | Informatica?; PowerCenter; Informatica ETL; Power Center?; Informatica Power Center; Informatica PowerMart; Informatica 9.x; <Informatica Designer; Informatica PowerCenter 9; <Informatica Workflow Manager; <Informatica admin?; <Informatica administration?; <Informatica Developer | etl | etl; powercenter; datastage; teradata; data warehouse; data warehousing; mappings; idq; netezza; abinitio
informatica-powerexchange | Informatica PowerExchange | tool | PowerExchange | etl
informatica-intelligent-cloud-services | Informatica Intelligent Cloud Services | tool | Informatica Cloud; IICS; Informatica Cloud Services | etl
informatica-data-quality | Informatica Data Quality | tool | IDQ; Informatica IDQ | data-quality
informatica-big-data-management | Informatica Big Data Management | tool | Informatica BDM | etl
ssis | SQL Server Integration Services | tool | SSIS?; <SSIS packages; Microsoft SSIS; MS SSIS; SSIS ETL; SQL Integration Services; Integration Services SSIS; <SSIS package development; SQL SSIS | etl; sql-server | sql; ssis; ssrs; server; packages; etl; ssas; oltp; database; data warehouse; t-sql; tsql; power bi; visual studio; informatica; tableau; azure; c#; .net
sql-server-dts | SQL Server DTS | tool | <DTS packages; SQL DTS; DTS?; SQL Server Data Transformation Services | etl; sql-server | sql; ssis; oltp; ssrs
ssrs | SQL Server Reporting Services | tool | SSRS; <SSRS reports; Microsoft SSRS; MS Reporting Services; MS SSRS; SQL Reporting Services; Microsoft Reporting Services; <SSRS reporting; <SQL Report Builder; SQL SSRS; <SQL Server Report Builder; <SSRS Report Builder; SQL Server Reporting; Reporting Services SSRS; Microsoft Report Builder | sql-server; reporting | ssrs; ssis; rdl; ssas; report manager; reporting services
ssas | SQL Server Analysis Services | tool | SSAS; <SSAS cubes; <SSAS tabular; <SSAS cube; Microsoft Analysis Services; SQL Analysis Services; <SQL Server Analysis Services cubes; <SSAS Multidimensional | olap; sql-server
mdx | MDX? | technical | MDX queries; Multidimensional Expressions | olap | ssas; olap; cubes; cube; dax; sql; essbase; mondrian; ssrs; bi
sql-server-data-tools | SQL Server Data Tools | tool | SSDT; BIDS?; Business Intelligence Development Studio | sql-server | ssis; ssrs; ssas; sql; tfs; etl
azure-analysis-services | Azure Analysis Services | tool | | olap; azure
microsoft-bi-stack | Microsoft BI stack | technical | MSBI; MS BI; Microsoft BI; Microsoft Business Intelligence; MS Business Intelligence; Microsoft BI suite; MSBI stack; SQL Server BI | business-intelligence; sql-server
talend | Talend | tool | <Talend Open Studio; <Talend Data Integration; Talend ETL; <Talend Studio; <Talend DI; <Talend Big Data; <Talend Cloud | etl
datastage | IBM DataStage | tool | DataStage; InfoSphere DataStage; Ascential DataStage; IBM InfoSphere DataStage; Data Stage?; WebSphere DataStage; IBM WebSphere DataStage; DataStage ETL; Ascential Data Stage | etl | informatica; websphere; ibm; ascential; teradata; qualitystage
ibm-infosphere-information-server | IBM InfoSphere Information Server | tool | InfoSphere Information Server; IBM Information Server | ibm-infosphere
ibm-infosphere | IBM InfoSphere | tool | Infosphere
ibm-qualitystage | IBM QualityStage | tool | QualityStage | data-quality
abinitio | Ab Initio? | tool | AbInitio; Ab-Initio ETL; <Ab Initio GDE; <Ab Initio Co>Operating System; Ab Initio ETL | etl | etl; teradata; unix; gde; informatica; datastage; eme; data warehouse; data warehousing; netezza; hadoop; db2; co>operating; data stage; talend; ssis; mainframe; oracle; sql; graphs; data warehousing
odi | Oracle Data Integrator | tool | ODI?; ODI 12c; ODI 11g; Oracle ODI | etl | oracle; etl; data; integrator; obiee; sql; warehouse; informatica; owb
oracle-warehouse-builder | Oracle Warehouse Builder | tool | OWB? | etl; oracle-database | oracle; odi; etl; data warehouse; plsql
pentaho | Pentaho | tool | <Pentaho Kettle; <Pentaho Data Integration; <PDI Kettle; <Pentaho BI; <Pentaho Spoon; <Kettle ETL; <Pentaho Kettle (PDI); <Pentaho Report Designer | etl
jaspersoft-etl | Jaspersoft ETL | tool | | etl
cloverdx | CloverDX | tool | CloverETL | etl
apatar | Apatar | tool | | etl
apache-hop | Apache Hop | tool | | etl
sap-data-services | SAP BusinessObjects Data Services | tool | SAP BODS; BODS; SAP Data Services; BODI; BusinessObjects Data Integrator; Data Services Designer; SAP BO Data Services; Business Objects Data Services; Business Objects Data Integrator | etl
sap-lt-replication-server | SAP LT Replication Server | tool | SAP SLT; SAP Landscape Transformation
sap-datasphere | SAP Datasphere | tool | SAP Data Warehouse Cloud | data-warehousing
azure-data-factory | Azure Data Factory | tool | ADF Azure; Azure ADF; <ADF pipelines; Data Factory; <Azure Data Factory pipelines; ADF V2; AzureDataFactory; Data Factory V2 | etl; azure
aws-glue | AWS Glue | tool | Glue ETL; <Glue Data Catalog; <Glue jobs; AWS Glue ETL; Amazon Glue; <AWS Glue Studio | etl; aws
aws-data-pipeline | AWS Data Pipeline | tool | | etl; aws
amazon-emr | Amazon EMR | tool | AWS EMR; Elastic MapReduce; Amazon Elastic MapReduce; EMR cluster; <EMR Spark; EMR clusters | big-data; aws
google-cloud-dataproc | Google Cloud Dataproc | tool | Google Dataproc; Dataproc; GCP Dataproc; Cloud Dataproc | big-data; google-cloud
azure-hdinsight | Azure HDInsight | tool | HDInsight | big-data; azure
snowflake | Snowflake? | tool | Snowflake data warehouse; Snowflake DB; Snowflake data cloud; Snowflake SQL; Snowflake cloud data warehouse; Snowflake database; SnowflakeDB; Snowflake computing; <Snowpipe; <Snowpark?; <SnowSQL | data-warehousing; sql | sql; data; redshift; dbt; bigquery; aws; warehouse; etl; tableau; azure; airflow; databricks; python; fivetran; spark; informatica; teradata; looker; oracle; matillion; cloud
snowpro-core | SnowPro Core Certification | certification | SnowPro Core | snowpro
snowpro | SnowPro certification | certification | SnowPro?; SnowPro certified?; Snowflake certified |  | snowflake; data warehouse; data engineer; data engineering; dbt
snowpro-advanced | SnowPro Advanced Certification | certification | SnowPro Advanced; <SnowPro Advanced Architect; <SnowPro Advanced Data Engineer; <SnowPro Advanced Administrator | snowpro-core
redshift | Amazon Redshift | tool | Redshift?; AWS Redshift; <Redshift Spectrum; Red Shift AWS; <Amazon Redshift Spectrum; RedShift DB | data-warehousing; aws | aws; amazon; s3; snowflake; bigquery; etl; warehouse; glue; athena; airflow; dbt; tableau; ec2; rds; dynamodb; emr; kinesis; looker
bigquery | Google BigQuery | tool | BigQuery; Big Query; GCP BigQuery; BigQuery SQL; <BigQuery ML; Google Big Query; Google Cloud BigQuery | data-warehousing; google-cloud
synapse | Azure Synapse Analytics | tool | Azure Synapse; Synapse Analytics; Synapse?; <Synapse pipelines; Azure SQL DW; Azure SQL Data Warehouse | data-warehousing; azure | azure; databricks; adf; snowflake; data factory; data lake
microsoft-fabric | Microsoft Fabric | tool | MS Fabric; <Microsoft OneLake; <Fabric Lakehouse | data-engineering
databricks | Databricks | tool | <Azure Databricks; <Databricks SQL; <Databricks notebooks; <AWS Databricks; Databricks Lakehouse; Data bricks; <Databricks workflows; <Unity Catalog; <Delta Live Tables; <Databricks Delta | spark
clickhouse | ClickHouse | tool | Click House | data-warehousing; sql
duckdb | DuckDB | tool | Duck DB; <MotherDuck | sql
apache-doris | Apache Doris | tool | | sql
starrocks | StarRocks | tool | | sql
monetdb | MonetDB | tool | | sql
firebolt | Firebolt | tool | | sql
rockset | Rockset | tool | | sql
data-governance | Data governance | technical | Gouvernance des données; Gobierno de datos; <Data ownership; Data Governance framework; <Data governance policies; Datengovernance; Data governance and stewardship; <Data stewardship; <Data policies
collibra | Collibra | tool | Collibra Data Governance | data-governance
informatica-axon | Informatica Axon | tool | | data-governance
alation | Alation | tool | Alation Data Catalog | data-governance
atlan | Atlan | tool | | data-governance
ataccama | Ataccama | tool | | data-governance
dama-dmbok | DAMA-DMBOK | technical | DMBOK | data-governance
data-quality | Data quality management | technical | Data quality; Data quality assurance; Datenqualität; Qualité des données; Calidad de datos; <Data accuracy checks; <Data quality checks; Data quality control; Data quality improvement; Data quality analysis; <Data quality monitoring
data-validation | Data validation | technical | Validating data; Datenvalidierung; Data validations; Data verification; Validation des données | data-quality
data-integrity | Data integrity | technical | Data integrity checks; Datenintegrität; Intégrité des données | data-quality
data-profiling | Data profiling | technical | | data-quality
data-auditing | Data auditing | technical | Data audits | data-quality
data-observability | Data observability | technical | | data-quality
great-expectations | Great Expectations? | tool | | data-quality | dbt; airflow; data quality; soda; python
monte-carlo-data-observability | Monte Carlo data observability | tool |  | data-quality
trillium-software | Trillium Software | tool | Trillium data quality | data-quality
soda-data-quality | Soda data quality | tool | Soda Core | data-quality
master-data-management | Master data management | technical | MDM?; Master data; <Master data governance; Stammdatenmanagement; Stammdaten; Stammdatenverwaltung; Master Data Management (MDM); Données de référence; Gestión de datos maestros; Gestion des données de référence; Stammdatenpflege; <Master data maintenance; <Material master data; <Stammdatenanlage | data-governance | informatica; governance; sap; stewardship; master data; data quality; data governance
informatica-mdm | Informatica MDM | tool | Siperian | master-data-management
sap-master-data-governance | SAP Master Data Governance | tool | SAP MDG | master-data-management
sap-mdm | SAP MDM | tool | SAP NetWeaver MDM | master-data-management
reltio | Reltio | tool | | master-data-management
stibo-step | Stibo STEP | tool | Stibo Systems STEP | master-data-management
profisee | Profisee | tool | | master-data-management
ibm-infosphere-mdm | IBM InfoSphere MDM | tool | IBM MDM | master-data-management
akeneo | Akeneo | tool | Akeneo PIM | product-information-management
inriver | inRiver | tool | inRiver PIM | product-information-management
reference-data-management | Reference data management | technical | Reference data | master-data-management
metadata-management | Metadata management | technical | Metadata; Metadaten; <Metadata modeling; <Metadata standards; Métadonnées; <Data dictionary; <Data dictionaries; <Business glossary; <Metadata tagging
data-lineage | Data lineage | technical | | metadata-management
data-cataloguing | Data cataloguing | technical | Data catalog; Data catalogue; Data cataloging; Data catalogs | metadata-management
dublin-core | Dublin Core | technical | | metadata-management
taxonomy-management | Taxonomy management | technical | Taxonomy development; Taxonomy design | metadata-management
apache-atlas | Apache Atlas | tool | | metadata-management
datahub | DataHub | tool | | metadata-management
amundsen | Amundsen? | tool | | metadata-management | datahub; data catalog; lyft; atlas; airflow; metadata; openmetadata
microsoft-purview-data-catalog | Microsoft Purview Data Catalog | tool | Azure Purview | metadata-management
openmetadata | OpenMetadata | tool | | metadata-management
data-management | Data management | technical | Datenmanagement; Gestion des données; Gestión de datos; Data administration; Enterprise data management; Datenverwaltung; Data maintenance; Managing data; Data management plans; Management of data; Data Management systems; Gestion de données; <Data handling
information-management | Information management | technical | Informationsmanagement; Gestion de l'information; Gestión de la información; <Information management systems
data-collection | Data collection | professional | Data gathering; Collecting data; Datenerhebung; Collecte de données; Recopilación de datos; Gathering data; Recolección de datos; <Field data collection; Data collection methods; Collect data; Collected data
data-architecture | Data architecture | technical | Enterprise data architecture; <Data platform architecture; Datenarchitektur; Architecture de données; Arquitectura de datos; <Data solution architecture; <Cloud data architecture | data-modelling
data-strategy | Data strategy | technical | Datenstrategie; Stratégie data; Estrategia de datos
olap | OLAP | technical | <OLAP cubes; Online analytical processing; <Cubes OLAP; <ROLAP; <Data cubes; <Cube design?; <MOLAP; OLAP tools; Olap; <Multidimensional modelling | data-warehousing | ssas; mdx; essbase; data warehouse; cubes; cognos; star schema
oltp | OLTP | technical | Online transaction processing | databases
essbase | Oracle Essbase | tool | Essbase; Hyperion Essbase; Oracle Hyperion Essbase; <Essbase cubes; <Hyperion Essbase administration; <Smart View Essbase | olap
hyperion-interactive-reporting | Hyperion Interactive Reporting | tool | Hyperion Brio; Brio Query; Hyperion Intelligence; BrioQuery | reporting
dataops | DataOps | technical | Data ops; <Data reliability engineering; <Data CI/CD | data-engineering
analytics-engineering | Analytics engineering | technical | Analytics engineer skills | data-modelling; sql
semantic-layer | Semantic layer | technical | Metrics layer; Semantic data models; Semantic modelling; Semantic model; Semantic modeling | data-modelling
data-privacy-engineering | Data anonymisation | technical | <Data masking; Data anonymization; <Data de-identification; <Pseudonymisation; <Pseudonymization; Datenanonymisierung; Anonymisation des données; <De-identification
privacy-enhancing-technologies | Privacy-enhancing technologies | technical | <Differential privacy
federated-learning | Federated learning | technical | | machine-learning
data-tokenization | Data tokenization | technical | Tokenization of data
delphix | Delphix | tool | | data-privacy-engineering
informatica-tdm | Informatica TDM | tool | Informatica Test Data Management
google-data-engineer-cert | Google Professional Data Engineer | certification | Google Cloud Professional Data Engineer; Google Certified Data Engineer; GCP Professional Data Engineer; Professional Data Engineer? | google-cloud; data-engineering | google certified; google cloud certified; gcp certified
azure-data-engineer-cert | Azure Data Engineer Associate | certification | DP-203?; Microsoft Certified Azure Data Engineer; Azure Data Engineer certification; Microsoft Certified: Azure Data Engineer Associate | azure; data-engineering | Azure; Microsoft; exam; certified; certification; certifications; AZ-900; AI-900; PL-300; Fabric; AZ-104; DP-900; DP-203
azure-data-fundamentals | Azure Data Fundamentals? | certification | DP-900?; Microsoft Azure Data Fundamentals?; Microsoft Certified Azure Data Fundamentals |  | Azure; Microsoft; exam; certified; certification; certifications; AZ-900; AI-900; PL-300; Fabric; AZ-104; DP-900; DP-203; dp-900; microsoft certified; certificate
fabric-analytics-engineer-associate | Fabric Analytics Engineer Associate | certification | DP-600?; Microsoft Certified Fabric Analytics Engineer | microsoft-fabric | Azure; Microsoft; exam; certified; certification; certifications; AZ-900; AI-900; PL-300; Fabric; AZ-104; DP-900; DP-203
fabric-data-engineer-associate | Fabric Data Engineer Associate | certification | DP-700? | microsoft-fabric; data-engineering | Azure; Microsoft; exam; certified; certification; certifications; AZ-900; AI-900; PL-300; Fabric; AZ-104; DP-900; DP-203
aws-data-cert | AWS Certified Data Engineer | certification | AWS Data Engineer Associate | aws; data-engineering
aws-certified-data-analytics-specialty | AWS Certified Data Analytics Specialty | certification | AWS Certified Data Analytics; AWS Data Analytics Specialty | aws
aws-certified-big-data-specialty | AWS Certified Big Data Specialty | certification | AWS Certified Big Data; AWS Big Data Specialty
databricks-cert | Databricks certification | certification | Databricks certified; <Databricks Certified Data Engineer; <Databricks Certified Machine Learning Associate | databricks
databricks-certified-data-engineer-associate | Databricks Certified Data Engineer Associate | certification | | databricks-cert
databricks-certified-data-engineer-professional | Databricks Certified Data Engineer Professional | certification |  | databricks-cert
databricks-certified-associate-developer-for-apache-spark | Databricks Certified Associate Developer for Apache Spark | certification | | spark; databricks-cert
cca175 | CCA175 | certification | CCA 175; CCA Spark and Hadoop Developer | spark; hadoop
cloudera-certified-developer-for-apache-hadoop | Cloudera Certified Developer for Apache Hadoop | certification | CCDH? | hadoop | cloudera; hadoop
cloudera-certified-administrator-for-apache-hadoop | Cloudera Certified Administrator for Apache Hadoop | certification | CCAH? | hadoop | cloudera; hadoop
cloudera-certification | Cloudera certification | certification | Cloudera certified | cloudera
hortonworks-certification | Hortonworks certification | certification | Hortonworks certified | hortonworks
cdmp | Certified Data Management Professional | certification | CDMP?; DAMA CDMP | data-governance | DAMA; data governance; dmbok; data quality; master data; data stewardship
cbip | Certified Business Intelligence Professional | certification | CBIP? | business-intelligence | tdwi; business intelligence

# Analytics and BI
data-analysis | Data analysis | technical | Data analytics; Analysing data; Analyzing data; Data analyses; Datenanalyse; Datenauswertung; Analyse de données; Análisis de datos; <Exploratory data analysis; Analyze data; <Data insights; <Data exploration; Datenanalysen; <Data-driven insights; Analyse des données; <Quantitative data analysis; <Advanced analytics; Analyse data; Analysis of data; Analyzed data; <Data review and analysis; Data Analysing; Data & analytics; Data-Analysis; Auswertung von Daten; Data/analytics; Analytics?; <Data interpretation; <Interpreting data; Data evaluation; <EDA? | | data; sql; excel; tableau; statistics; reporting; bi; insights; exploratory; dashboards; power bi
business-intelligence | Business intelligence | technical | BI?; <BI development; BI tools; <BI reporting; Business Intelligence tools; <Business intelligence reporting; Informatique décisionnelle; Inteligencia de negocios; BI solutions; <Self-service BI; Business Intelligence (BI); Business intelligence solutions; Business Intelligence software; BI-Tools; <Business intelligence development; <BI architecture; BI platform; Enterprise BI | data-analysis | tableau; power bi; qlik; dashboards; dashboard; sql; cognos; analytics; data warehouse; etl; sap; microstrategy; datos; données; daten; looker; ssrs; business intelligence; obiee; qlikview; business objects
business-analytics | Business analytics | technical | Geschäftsanalytik; Business data analytics | data-analysis
business-analysis-it | IT business analysis | technical | Functional analysis of IT systems; Business systems analysis; IT-Business-Analyse; Análisis funcional?; Business systems design; <Business requirements documents; <Business requirement document; <Business Requirements Document (BRD); <BRD?; <BRDs?; <Functional requirements document; <Functional requirement document; <FRD?; <Business requirements documentation | requirements-analysis | requisitos; software; aplicaciones; uml; programador; requerimientos; requirement; requirements; use cases; user stories; sdlc; jira; visio; uat; stakeholders
reporting | Data reporting | technical | Report development; <Report design?; <Automated reporting; <Ad hoc reporting; <Ad-hoc reports; <Report automation; Berichterstellung?; Report building?; <Ad hoc reports; <Operational reporting?; Report creation?; <Custom reports?; <Enterprise reporting?; <Ad-hoc reporting; <Reporting automation; Creación de informes?; Elaboración de informes?; Developing reports?; Creating reports?; <Report writing SQL; <Business reporting?; <Report generation? | data-analysis | data; excel; sql; kpi; kpis; dashboard; dashboards; crystal; tableau; bi; ssrs; sap; analytics; daten; kennzahlen; controlling; datos; indicadores; metrics; queries; database; power bi
dashboards | Dashboard development | technical | Dashboards?; Dashboarding; Dashboard design; <KPI dashboards; Dashboard creation; <Interactive dashboards; <Dashboard reporting; Tableaux de bord; Cuadros de mando?; <Executive dashboards; Dashboard building; Creating dashboards; Building dashboards; <KPI dashboard; <Reporting dashboards; <BI dashboards; Dashboard?; Tableau de bord? | data-visualisation | kpi; tableau; bi; reporting; excel; reports; visualization; analytics; indicateurs; indicadores; kpis; informes; datos; power bi; insights; metrics; looker; grafana; qlik; sql; cognos; splunk; crystal reports
data-visualisation | Data visualisation | technical | Data visualization; Data visualisations; Data visualizations; Datenvisualisierung; Visualisation de données; Visualización de datos; Dataviz; Data viz; Data visualization tools; Visualizing data; Visualisierung von Daten; Dataviz tools; Data visualization software; <Visual analytics; <Information visualization | data-analysis
data-storytelling | Data storytelling | technical | Storytelling with data; Data story telling | data-visualisation
tableau | Tableau? | tool | Tableau Desktop; <Tableau Server; <Tableau dashboards; <Tableau Prep; <Tableau Public; <Tableau Online; <Tableau reporting; Tableau software; <Tableau Cloud; <Tableau developer; <Tableau visualization; Tableau 10; <Tableau visualizations; <Tableau administration; <Tableau Reader; <Tableau reports | business-intelligence; data-visualisation | sql; bi; dashboard; dashboards; python; qlik; looker; visualization; visualisation; analytics; reporting; alteryx; sas; microstrategy; cognos; qlikview; power bi; data visualization; data analysis; power query; spss; snowflake; redshift; vba; server
power-bi | Microsoft Power BI | tool | Power BI; PowerBI; MS Power BI; Power BI Desktop; <Power BI Service; <Power BI reports; <Power BI dashboards; Power-BI; Microsoft PowerBI; MS PowerBI; Power Business Intelligence; <Power BI Report Server; <Power BI Desktop/Service; <Power BI Embedded | business-intelligence; data-visualisation
dax | DAX? | technical | Data Analysis Expressions; DAX queries; DAX formulas; <DAX Studio; <DAX measures | power-bi | pivot; power bi; ssas; tabular; mdx; sql; powerbi; tableau; power query; bi; m query
power-query | Power Query | tool | <M language?; PowerQuery; Excel Power Query; Power Query M; <M Query?; Get & Transform | data-transformation; microsoft-excel | power bi; dax; power pivot; power query
power-pivot | Power Pivot | tool | PowerPivot; Excel Power Pivot | microsoft-excel
power-view | Power View | tool | Excel Power View | microsoft-excel
qlik | QlikView | tool | Qlik View; QlikTech QlikView; Qlik Tech QlikView | business-intelligence; data-visualisation; qlik-software
qlik-nprinting | Qlik NPrinting | tool | NPrinting | business-intelligence; data-visualisation; qlik-software
qlik-sense | Qlik Sense | tool | QlikSense; Qlik Cloud | business-intelligence; data-visualisation; qlik-software | qlikview; sense; bi; tableau; power; data; sql; dashboards
qlik-software | Qlik | tool | QlikTech | business-intelligence; data-visualisation
looker | Looker? | tool | <LookML; Google Looker; <Looker dashboards; Looker BI; <Looker Explore | business-intelligence; data-visualisation | sql; lookml; tableau; bigquery; bi; dashboards; analytics; snowflake; dbt; redshift
looker-studio | Looker Studio | tool | Google Data Studio; Data Studio?; Google Looker Studio; Google DataStudio | data-visualisation | google; looker; ga4; google analytics; bigquery; supermetrics; google ads
microstrategy | MicroStrategy | tool | Micro Strategy?; <MicroStrategy Desktop; <MicroStrategy Architect; MSTR; <MicroStrategy Web; <MicroStrategy reporting; MicroStrategy BI; <MicroStrategy Intelligence Server | business-intelligence | obiee; cognos; tableau; mstr; bi; business objects; teradata
cognos | IBM Cognos | tool | Cognos; Cognos Analytics; <Cognos Report Studio; Cognos BI; IBM Cognos BI; <Framework Manager?; <Cognos Framework Manager; Cognos 10; Cognos 8; <Cognos Reporting; <Report Studio; Cognos 8 BI; <Cognos ReportNet; <Query Studio; <Cognos Query Studio; Cognos 10 BI; IBM Cognos Analytics | business-intelligence | cognos; report studio; ibm
ibm-cognos-impromptu | IBM Cognos Impromptu | tool | Cognos Impromptu | cognos
ibm-cognos-powerplay | IBM Cognos PowerPlay | tool | Cognos PowerPlay | cognos
ibm-planning-analytics | IBM Planning Analytics | tool | TM1; Cognos TM1; IBM Cognos TM1; IBM TM1; Applix TM1 | olap
cognos-planning | Cognos Planning | tool
cognos-powerhouse | Cognos PowerHouse | tool
business-objects | SAP BusinessObjects | tool | BusinessObjects; Business Objects?; SAP BO; <Web Intelligence?; <WebI; BOBJ; SAP BusinessObjects BI; <BO reports?; <Webi reports; Business Objects XI; BOXI; BusinessObjects XI; SAP Business Objects; BO XI; SAP BOBJ; BusinessObject; <Business Objects Universe; <BO Webi; <BO Universe; <Business Objects Webi; <Universe Designer; <SAP BusinessObjects Web Intelligence | business-intelligence | cognos; webi; informatica; universe designer; tableau; teradata; obiee; microstrategy; xcelsius; deski
sap-analytics-cloud | SAP Analytics Cloud | tool | SAC? | business-intelligence | sap; bw; hana; bo
sap-lumira | SAP Lumira | tool | | data-visualisation
sap-businessobjects-dashboards | SAP BusinessObjects Dashboards | tool | Xcelsius; Crystal Xcelsius; SAP Dashboards Xcelsius | dashboards
sap-businessobjects-design-studio | SAP BusinessObjects Design Studio | tool | SAP Design Studio
sap-bw | SAP BW | tool | SAP Business Warehouse; <BEx Query Designer; SAP BI/BW; SAP BW/BI; <SAP BW on HANA; SAP NetWeaver BW; <SAP BEx; <BEx Analyzer; <BW on HANA; <SAP BW modeling; SAP BIW; SAP Business Information Warehouse; <Bex reporting; SAP BW 7; <SAP BW Bex; SAP BI; SAP Business Intelligence | data-warehousing
sap-bw-4hana | SAP BW4HANA | tool | BW/4HANA; SAP BW/4HANA | sap-bw
crystal-reports | Crystal Reports | tool | SAP Crystal Reports; Crystal Report; Crystal Report Writer; Crystal Reports XI; Crystal Reports 11; Crystal reporting; Crystal Reporting Services; Seagate Crystal Reports; Crystal Reports 8.5; Crystal Reports Writer; Crystal Report Designer; Crystal Reports developer; Crystal Reports 10; Crystal Reports 9 | reporting
obiee | Oracle Business Intelligence | tool | OBIEE; OBIEE 11g; Oracle BI; OBIEE 12c; Oracle BIEE; Oracle Business Intelligence Enterprise Edition; OBIEE 10g; Oracle BI Enterprise Edition; OBI Answers; Oracle OBIEE | business-intelligence
oracle-analytics-cloud | Oracle Analytics Cloud | tool | Oracle Analytics | business-intelligence
oracle-bi-applications | Oracle BI Applications | tool | OBIA; Oracle BI Apps | business-intelligence
oracle-transactional-business-intelligence | Oracle Transactional Business Intelligence | tool | OTBI; Oracle OTBI | business-intelligence
siebel-analytics | Siebel Analytics | tool | | business-intelligence
spotfire | TIBCO Spotfire | tool | Spotfire; TIBCO Spotfire Analyst; Spot fire?; <TIBCO Spotfire Server; Spotfire DXP | business-intelligence; data-visualisation | tibco; tableau; spotfire; qlik; power bi
jaspersoft | JasperReports | tool | Jasper Reports; <iReport?; <JasperSoft Studio; <Jasper Studio; <iReports?; Jasper report; JasperReport; <Jasper Server | reporting; jaspersoft-products | jasper; jaspersoft; java; birt; pentaho; report
jaspersoft-products | Jaspersoft | tool
eclipse-birt | Eclipse BIRT | tool | BIRT; <BIRT reports; Actuate BIRT | reporting
actuate | Actuate? | tool | <Actuate reports | reporting | birt; cognos; crystal reports; java; eclipse; business objects; jasper; reports; oracle; report
activereports | ActiveReports | tool | Active Reports? | reporting | vb.net; vb6; .net; c#; grapecity; asp.net; visual basic
telerik-reporting | Telerik Reporting | tool | | reporting
fastreport | FastReport | tool | | reporting
devexpress-xtrareports | DevExpress XtraReports | tool | XtraReports | reporting
rdlc-reports | RDLC reports | tool | RDLC | reporting
stimulsoft | Stimulsoft | tool | | reporting
rr-report-writer | R&R Report Writer | tool | | reporting
altair-monarch | Altair Monarch | tool | Monarch report; Datawatch Monarch | reporting
combit-list-label | combit List Label | tool | List & Label? | reporting | combit; delphi; crystal reports
bi-tools-other | Domo? | tool | Domo BI | business-intelligence | tableau; looker; bi; dashboards; power bi; domo bi; kpi; sql; analytics; magic etl; snowflake; dashboard
sisense | Sisense | tool | | business-intelligence
periscope-data | Periscope Data | tool | | business-intelligence
metabase | Metabase | tool | | business-intelligence
yellowfin-bi | Yellowfin BI | tool | Yellowfin? | business-intelligence | bi; dashboards; tableau; power bi; analytics; sql
mode-analytics | Mode Analytics | tool | | business-intelligence
thoughtspot | ThoughtSpot | tool | | business-intelligence
amazon-quicksight | Amazon QuickSight | tool | QuickSight; AWS QuickSight | business-intelligence
redash | Redash | tool | | business-intelligence
sigma-computing | Sigma Computing | tool | | business-intelligence
webfocus | WebFOCUS | tool | Web Focus?; Information Builders WebFOCUS | business-intelligence | information builders; focus; ibi; cognos; webfocus
focus-language | FOCUS language | tool | Focus 4GL | business-intelligence
zoho-analytics | Zoho Analytics | tool | | business-intelligence
gooddata | GoodData | tool | | business-intelligence
infor-birst | Infor Birst | tool | Birst | business-intelligence
klipfolio | Klipfolio | tool | | business-intelligence
board-intelligence-platform | Board Intelligence Platform | tool | Board BI? | business-intelligence | cognos; qlik; tm1; anaplan; jedox; epm; cpm; budgeting
geckoboard | Geckoboard | tool | | business-intelligence
dundas-bi | Dundas BI | tool | | business-intelligence
inetsoft | InetSoft | tool | | business-intelligence
targit | TARGIT | tool | | business-intelligence
logi-analytics | Logi Analytics | tool | | business-intelligence
arcplan | arcplan | tool | | business-intelligence
microsoft-proclarity | Microsoft ProClarity | tool | ProClarity | business-intelligence
panorama-novaview | Panorama NovaView | tool | | business-intelligence
pyramid-analytics | Pyramid Analytics | tool | | business-intelligence
databox | Databox | tool | | business-intelligence
preset-io | Preset.io | tool | | business-intelligence
incorta | Incorta | tool | | business-intelligence
evidence-dev | Evidence.dev | tool | | business-intelligence
lightdash | Lightdash | tool | | business-intelligence
cube-dev | Cube.dev | tool | | business-intelligence
hex-notebooks | Hex notebooks | tool | Hex.tech | business-intelligence
deepnote | Deepnote | tool | | business-intelligence
observable-notebooks | Observable notebooks | tool | ObservableHQ | business-intelligence
alteryx | Alteryx | tool | <Alteryx Designer; <Alteryx workflows; <Alteryx Designer Core; <Alteryx Server | data-transformation
trifacta | Trifacta | tool | | data-preparation
google-cloud-dataprep | Google Cloud Dataprep | tool | | data-preparation
dataiku | Dataiku | tool | Dataiku DSS | data-science
paxata | Paxata | tool | | data-preparation
easymorph | EasyMorph | tool | | data-preparation
knime | KNIME | tool | KNIME Analytics | data-mining
rapidminer | RapidMiner | tool | Rapid Miner; Altair RapidMiner | data-mining
orange-data-mining | Orange data mining | tool | | data-mining
sas-enterprise-miner | SAS Enterprise Miner | tool | Enterprise Miner; SAS E-Miner | data-mining
weka | Weka? | tool | WEKA tool | data-mining | machine learning; data mining; matlab; python; java; rapidminer; knime; classification; r; scikit-learn; nltk; hadoop; tensorflow; spss; sas; orange; classifiers
ibm-spss-modeler | IBM SPSS Modeler | tool | SPSS Modeler; SPSS Clementine | data-mining
angoss-knowledgeseeker | Angoss KnowledgeSEEKER | tool | Angoss | data-mining
kxen | KXEN | tool | KXEN InfiniteInsight | data-mining
salford-systems | Salford Systems | tool | Salford Predictive Modeler | data-mining
sas | SAS? | tool | SAS programming; Base SAS; SAS Base; <SAS macros; <SAS/STAT; <SAS Macro; SAS 9.4; SAS analytics; SAS/BASE; <SAS/GRAPH; <SAS/MACRO; SAS software; Statistical Analysis System; <SAS/ACCESS; <SAS/ETS; <SAS ODS; SAS 9.2; <SAS/IML; <SAS PROC SQL; <SAS Grid; SAS 9.3; <SAS BI; SAS/Base programming; SAS statistical software; SAS Institute SAS | statistics | statistics; statistical; spss; stata; minitab; proc; jmp; teradata; r; macros; biostatistics; epidemiology; clinical trials; eviews; statistician; matlab; r programming; data mining; enterprise guide; predictive modeling; cdisc; proc sql; data analysis
sas-enterprise-guide | SAS Enterprise Guide | tool | SAS EG; SAS EGuide; SAS E-Guide | sas
sas-viya | SAS Viya | tool | | sas
sas-visual-analytics | SAS Visual Analytics | tool | SAS VA | sas
sas-data-integration-studio | SAS Data Integration Studio | tool | SAS DI Studio; SAS DI | etl
sas-connect | SAS CONNECT | tool | SAS/CONNECT | sas
sas-studio | SAS Studio | tool | | sas
spss | SPSS | tool | IBM SPSS; SPSS Statistics; IBM SPSS Statistics; PASW?; IBM-SPSS; SPSS software; SPSS 20; PASW Statistics; SPSS syntax; Statistical Package for the Social Sciences; SPSS analysis | statistics | statistics; spss; data
ibm-spss-amos | IBM SPSS Amos | tool | SPSS Amos; AMOS SPSS | statistics
gnu-pspp | GNU PSPP | tool | PSPP | statistics
stata | Stata? | tool | Stata/SE; STATA software; Stata MP; Stata programming; StataCorp Stata | statistics | spss; sas; r; statistics; statistical; econometrics; regression; matlab; eviews; python; economics; quantitative; qualtrics; nvivo; arcgis; surveys; research
eviews | EViews | tool | E-Views; Eviews software | econometrics
rats-econometrics | RATS econometrics | tool | Estima RATS | econometrics
gretl | gretl | tool | | econometrics
limdep | LIMDEP | tool | | econometrics
gauss-matrix-language | GAUSS matrix language | tool | Aptech GAUSS | econometrics
mplus | Mplus | tool | | statistics
s-plus | S-PLUS? | tool | Insightful S-PLUS; TIBCO S-PLUS | statistics | sas; r; spss; stata; matlab; statistical; insightful; minitab; statistics; eviews
lisrel | LISREL | tool | | statistics
sudaan | SUDAAN | tool | | statistics
pass-sample-size | PASS sample size | tool | NCSS PASS | statistics
ncss-statistical-software | NCSS statistical software | tool | | statistics
hlm-software | HLM software | tool | | statistics
jasp | JASP | tool | | statistics
jamovi | jamovi | tool | | statistics
g-power | G Power | tool | G*Power; GPower | statistics
winbugs | WinBUGS | tool | | bayesian-statistics
openbugs | OpenBUGS | tool
jags-bayesian | JAGS? | tool | JAGS Bayesian; Just Another Gibbs Sampler | | bayesian; winbugs; stan; mcmc; rjags; openbugs; bugs
minitab | Minitab | tool | Mini Tab?; MINITAB 17; Minitab 16; Minitab statistical software | statistics | six sigma; spc; statistics; jmp; doe; lean
tibco-statistica | TIBCO Statistica | tool | <StatSoft; Statistica software; StatSoft STATISTICA | statistics
statgraphics | Statgraphics | tool | STATGRAPHICS Centurion | statistics
sigmaplot | SigmaPlot | tool | Sigma Plot; SYSTAT SigmaPlot | statistics
sigmastat | SigmaStat | tool | | statistics
systat | SYSTAT | tool | | statistics
origin-data-analysis | Origin data analysis | tool | OriginPro; Origin Pro; OriginLab; OriginLab Origin | statistics
kaleidagraph | KaleidaGraph | tool | | statistics
xlstat | XLSTAT | tool | | statistics
medcalc | MedCalc | tool | | statistics
nvivo | NVivo | tool | N Vivo; QSR NVivo; NVIVO 12 | qualitative-data-analysis
nud-ist | NUD*IST | tool | NUDIST qualitative analysis | qualitative-data-analysis
atlas-ti | ATLAS.ti | tool | Atlas ti | qualitative-data-analysis
maxqda | MAXQDA | tool | | qualitative-data-analysis
dedoose | Dedoose | tool | | qualitative-data-analysis
qda-miner | QDA Miner | tool | | qualitative-data-analysis
ethnograph-software | Ethnograph software | tool | | qualitative-data-analysis
quirkos | Quirkos | tool | | qualitative-data-analysis
qualitative-data-analysis | Qualitative data analysis | technical | Qualitative analysis?; <Thematic analysis; <Qualitative coding; Qualitative Datenanalyse; <Grounded theory; <Qualitative Inhaltsanalyse; Analyse qualitative?; Análisis cualitativo?; <Thematic coding | data-analysis | interviews; nvivo; coding; thematic; research; focus; themes; quantitative; entretiens; entrevistas; atlas.ti; ethnographic; data
quantitative-analysis | Quantitative analysis | technical | Quantitative methods; <Quantitative modelling; <Quantitative modeling; Quantitative Analysen; Analyse quantitative; Análisis cuantitativo; Quantitative analytics; Quantitative techniques | statistics
survey-software | Survey platforms | technical | Survey software; Online survey tools; <Online survey programming
qualtrics | Qualtrics | tool | Qualtrics XM; Qualtrics survey | survey-software
surveymonkey | SurveyMonkey | tool | Survey Monkey | survey-software
limesurvey | LimeSurvey | tool | | survey-software
google-forms | Google Forms | tool | | survey-software
microsoft-forms | Microsoft Forms | tool | MS Forms | survey-software
typeform | Typeform | tool | | survey-software
jotform | Jotform | tool | | survey-software
forsta | Forsta? | tool | <Confirmit; <Decipher survey | survey-software | survey; surveys; confirmit; decipher; market research; qualtrics; questionnaires; spss; panel
unipark | Unipark | tool | Tivian Unipark | survey-software
questback | Questback | tool | | survey-software
kobotoolbox | KoboToolbox | tool | Kobo Toolbox | survey-software
open-data-kit | Open Data Kit | tool | ODK Collect | survey-software
sawtooth-software | Sawtooth Software | tool | | survey-software
alchemer | Alchemer | tool | SurveyGizmo | survey-software
snap-surveys | Snap Surveys | tool | | survey-software
medallia | Medallia | tool | | survey-software
questionpro | QuestionPro | tool | | survey-software
surveycto | SurveyCTO | tool | | survey-software
tally-forms | Tally forms | tool | | survey-software
web-analytics | Web analytics | technical | Webanalyse; Site analytics; <Clickstream analysis; Website analytics; Analyse d'audience web; Analítica web; <Web traffic analysis; <Website traffic analysis; <Web tracking; <Web metrics; Digital analytics | data-analysis
adobe-analytics | Adobe Analytics | tool | Omniture; SiteCatalyst; Adobe SiteCatalyst; Omniture SiteCatalyst; Adobe Omniture; Site Catalyst | web-analytics
matomo | Matomo | tool | Piwik | web-analytics
piwik-pro | Piwik PRO | tool | | web-analytics
webtrends | Webtrends | tool | | web-analytics
coremetrics | Coremetrics | tool | IBM Coremetrics | web-analytics
plausible-analytics | Plausible Analytics | tool | | web-analytics
umami-analytics | Umami Analytics | tool | Umami? | web-analytics | plausible; matomo; self-hosted
fathom-analytics | Fathom Analytics | tool | Fathom? | web-analytics | plausible; matomo
comscore | Comscore | tool | | web-analytics
similarweb | Similarweb | tool | | web-analytics
adobe-target | Adobe Target | tool | | web-analytics
adobe-experience-platform-launch | Adobe Experience Platform Launch | tool | Adobe Launch; Adobe DTM; Adobe Experience Platform Tags | tag-management
tealium | Tealium | tool | Tealium iQ | tag-management
google-tag-manager | Google Tag Manager | tool | GTM tag management | tag-management
customer-journey-analytics | Adobe Customer Journey Analytics | tool |  | web-analytics
tag-management | Tag management | technical | Tag management systems
product-analytics | Product analytics | technical | <Funnel analysis; <Cohort analysis?; <App analytics; <Behavioral analytics?; <Product metrics; <User behavior analytics?; <Conversion funnel analysis; <User analytics; <Funnel analytics; <product retention analysis; <user retention analysis | data-analysis | mixpanel; amplitude; looker; segment; pendo; tableau; hotjar; heap; braze; optimizely; retention; users; churn; funnel; funnels; product; SaaS
mixpanel | Mixpanel | tool | | product-analytics
amplitude-analytics | Amplitude analytics | tool | Amplitude? | product-analytics | mixpanel; looker; pendo; tableau; hotjar; braze; optimizely; posthog
heap-analytics | Heap Analytics | tool |  | product-analytics
pendo | Pendo | tool | Pendo.io | product-analytics
posthog | PostHog | tool | | product-analytics
firebase-analytics | Firebase Analytics | tool | | firebase
flurry-analytics | Flurry Analytics | tool | Flurry? | product-analytics | mixpanel; firebase; ios; android; localytics; crashlytics; app annie; google analytics
localytics | Localytics | tool | | product-analytics
data-ai | data.ai (formerly App Annie) | tool | App Annie | product-analytics
twilio-segment | Twilio Segment | tool | Segment?; Segment CDP | customer-data-platforms | mixpanel; amplitude; looker; pendo; hotjar; braze; optimizely; posthog; cdp
snowplow-analytics | Snowplow Analytics | tool | | product-analytics
appsflyer | AppsFlyer | tool | | mobile-attribution
adjust-mobile-measurement | Adjust mobile measurement | tool | Adjust SDK | mobile-attribution
branch-io | Branch.io | tool | | mobile-attribution
mparticle | mParticle | tool | | customer-data-platforms
rudderstack | RudderStack | tool | | customer-data-platforms
treasure-data | Treasure Data | tool | | customer-data-platforms
customer-data-platforms | Customer data platforms | technical | Customer data platform
mobile-attribution | Mobile attribution | technical
heatmap-tools | Heatmap analysis | technical | <Session recordings?; Heat mapping web; Website heatmaps | web-analytics | hotjar; fullstory; heatmaps; clarity; mouseflow; cro; usability; contentsquare
hotjar | Hotjar | tool | | heatmap-tools
crazy-egg | Crazy Egg | tool | CrazyEgg | heatmap-tools
fullstory | FullStory | tool | | heatmap-tools
microsoft-clarity | Microsoft Clarity | tool | | heatmap-tools
contentsquare | Contentsquare | tool | | heatmap-tools
clicktale | ClickTale | tool | | heatmap-tools
mouseflow | Mouseflow | tool | | heatmap-tools
lucky-orange | Lucky Orange | tool | | heatmap-tools
smartlook | Smartlook | tool | | heatmap-tools
geospatial-analysis | Geospatial analysis | technical | Spatial analysis; Spatial data analysis; Geospatial data; <Spatial statistics; Geodatenanalyse; Räumliche Analyse; <Spatial modeling; Analyse spatiale; Análisis espacial; Geospatial data analysis; <Geostatistics; <Spatial modelling; Geospatial analytics; Geo-spatial analysis; Spatial analytics; <Geoprocessing; <Geocoding; <Geodatabases | data-analysis
forecasting-models | Time series forecasting | technical | <ARIMA; Statistical forecasting; Prognosemodelle?; <Demand forecasting models; Forecast modeling?; <SARIMA; <GARCH; Forecast modelling?; <ARIMA models; <Exponential smoothing; Forecasting models?; Time-series forecasting; <Econometric forecasting | statistics | arima; time series; regression; sas; r; python; statistical; prophet; machine learning; econometric
time-series-analysis | Time series analysis | technical | Time series; Zeitreihenanalyse; Séries temporelles; Series temporales; Time-series modelling; Time series modeling; Time series models | statistics
prophet-forecasting | Prophet forecasting | tool | Facebook Prophet; Meta Prophet | forecasting-models
marketing-mix-modelling | Marketing mix modelling | technical | Marketing mix modeling; Media mix modeling; Media mix modelling | predictive-modelling
propensity-modelling | Propensity modelling | technical | Propensity models; Propensity modeling; <Uplift modelling; <Uplift modeling; <RFM analysis; <Customer segmentation models | predictive-modelling
attribution-modelling | Attribution modelling | technical | Attribution modeling
churn-modelling | Churn modelling | technical | Churn prediction; Churn analysis; Churn modeling; Churn models
customer-analytics | Customer analytics | technical
market-basket-analysis | Market basket analysis | technical | | data-mining
customer-lifetime-value-analysis | Customer lifetime value analysis | technical | Customer lifetime value; CLTV?; Customer lifetime value modelling; CLV modelling | | lifetime; churn; segmentation
fraud-analytics | Fraud analytics | technical | <Fraud detection models; <Fraud modelling; <Fraud modeling; Fraud detection analytics; Fraud analysis; <Fraud detection systems; <Transaction monitoring models | data-analysis
anomaly-detection | Anomaly detection | technical | Outlier detection; Anomalieerkennung; Détection d'anomalies; Detección de anomalías | data-analysis
power-bi-cert | Power BI Data Analyst Associate | certification | PL-300?; Microsoft Certified Power BI Data Analyst; Microsoft Power BI Data Analyst Associate; Microsoft Certified: Power BI Data Analyst Associate; <DA-100?; <Microsoft Certified Data Analyst Associate | power-bi-certification | pl-300; certification; certifications; certified; associate; credential; power bi; microsoft; dax; azure; dp-900
power-bi-certification | Power BI certification | certification | Power BI certified; Microsoft Power BI certification
tableau-cert | Tableau certification | certification | Tableau certified; <Tableau Certified Associate; <Tableau Qualified Associate | tableau
tableau-desktop-specialist | Tableau Desktop Specialist? | certification |  | tableau-cert | tableau certified; certified; certification; certifications; certificate
tableau-certified-data-analyst | Tableau Certified Data Analyst | certification | | tableau-cert
tableau-desktop-certified-associate | Tableau Desktop Certified Associate | certification | <Tableau Desktop 10 Qualified Associate; Tableau Desktop Qualified Associate | tableau-cert
tableau-desktop-certified-professional | Tableau Desktop Certified Professional | certification | | tableau-cert
tableau-server-certified-associate | Tableau Server Certified Associate | certification | | tableau-cert
sas-cert | SAS certification | certification | SAS Certified | sas
sas-certified-base-programmer | SAS Certified Base Programmer | certification | SAS Base certification; Base SAS certified; SAS Certified Base Programmer for SAS 9; <SAS Certified Specialist Base Programming | sas-cert
sas-certified-advanced-programmer | SAS Certified Advanced Programmer | certification | SAS Advanced certification; SAS Certified Advanced Programmer for SAS 9 | sas-certified-base-programmer
sas-certified-statistical-business-analyst | SAS Certified Statistical Business Analyst | certification | | sas-cert
sas-certified-data-scientist | SAS Certified Data Scientist | certification | | sas-cert
sas-certified-clinical-trials-programmer | SAS Certified Clinical Trials Programmer | certification | | sas-cert
google-data-analytics-cert | Google Data Analytics Certificate | certification | Google Data Analytics Professional Certificate; Google Data Analytics Certification; Google Data Analytics? | data-analysis | certificate; coursera; certification; certified
ibm-data-analyst-certificate | IBM Data Analyst Certificate | certification | IBM Data Analyst Professional Certificate | data-analysis
google-advanced-data-analytics | Google Advanced Data Analytics | certification | Google Advanced Data Analytics Certificate | data-analysis
certified-analytics-professional | Certified Analytics Professional | certification | INFORMS CAP | data-analysis
ibm-data-science-professional-certificate | IBM Data Science Professional Certificate | certification |  | data-science
cbap | Certified Business Analysis Professional | certification | CBAP?; IIBA CBAP; CBAP certification | requirements-analysis | iiba; business analysis; business analyst; business analysts; ccba; ecba; babok; pmi-pba; pmp; csm; cspo
ccba | CCBA? | certification | Certification of Capability in Business Analysis | requirements-analysis | iiba; business analysis; cbap; ecba; business analyst
ecba | ECBA? | certification | Entry Certificate in Business Analysis | requirements-analysis | iiba; business analysis; cbap; ccba; business analyst
pmi-professional-in-business-analysis | PMI Professional in Business Analysis | certification | PMI-PBA | requirements-analysis
babok | BABOK | technical | Business Analysis Body of Knowledge; BABOK Guide

# Statistics and mathematics
statistics | Statistics | technical | Statistical analysis; Statistical methods; <Applied statistics; Statistik; Statistische Analyse; Statistiques; Analyse statistique; Estadística; Análisis estadístico; Statistical data analysis; Statistical techniques; Statistical analyses; <Descriptive statistics; <Inferential statistics; <Statistical inference; Statistische Auswertung; Statistische Methoden; <Mathematical statistics; Statistical concepts; Statistical theory
statistical-modelling | Statistical modelling | technical | Statistical modeling; Statistical models; <Generalised linear models; <Generalized linear models; <Mixed models; Statistische Modellierung; Modélisation statistique; Modelos estadísticos; <Mixed-effects models; <Multilevel modelling; Statistical model; <Hierarchical linear modeling; <Linear mixed models; <GLMs; <GLM?; <Linear models; <Statistical learning | statistics | regression; statistics; statistical; models; mixed; logistic; r; sas; bayesian
multivariate-analysis | Multivariate analysis | technical | Multivariate statistics; Multivariate data analysis; <Factor analysis | statistics
structural-equation-modelling | Structural equation modelling | technical | Structural equation modeling | statistics
principal-component-analysis | Principal component analysis | technical | PCA? | statistics | clustering; svm; regression; lda; k-means; statistics; tsne; svd; dimensionality; python; eigen; multivariate
statistical-programming | Statistical programming | technical | <Clinical statistical programming | statistics
regression-analysis | Regression analysis | technical | <Linear regression; <Logistic regression; Regression modelling; Regression modeling; <Multiple regression; Regressionsanalyse; Regression models; <Multivariate regression; Analyse de régression; Análisis de regresión; <Ridge regression; <Régression linéaire; <Poisson regression; <Multiple linear regression; <Lasso regression; <Logit models; Regression? | statistics | linear; logistic; statistics; statistical; classification; anova; clustering; r; spss
hypothesis-testing | Hypothesis testing | technical | Statistical testing; <ANOVA; Significance testing; <t-tests; Hypothesis tests; <Chi-square tests; Statistical significance; <t-test; Statistical hypothesis testing; Hypothesentests; <Chi-square; <Analysis of variance; <Chi-squared test; <MANOVA; <Non-parametric tests; <Power analysis statistics; Tests statistiques; <Chi square analysis; <Statistical tests | statistics
bayesian-statistics | Bayesian statistics | technical | Bayesian inference; Bayesian modelling; Bayesian modeling; <MCMC; Bayesian methods; Bayesian analysis; <Bayesian networks; <Markov chain Monte Carlo; Bayesian? | statistics | inference; statistics; models; modeling; probability; mcmc; regression; priors
probabilistic-modelling | Probabilistic modelling | technical | Probabilistic models; <Markov models; <Hidden Markov models; <Probabilistic graphical models | statistics
probabilistic-programming | Probabilistic programming | technical | | bayesian-statistics
bayesian-optimization | Bayesian optimization | technical | | statistics
pymc | PyMC | tool | PyMC3 | probabilistic-programming; python
stan-probabilistic-programming | Stan probabilistic programming | tool | <RStan; Stan language; Stan? | probabilistic-programming | bayesian; mcmc; rstan; pystan; jags; probabilistic
experimental-design-stats | Statistical design of experiments | technical | <Factorial design; <Randomised experiments; Statistische Versuchsplanung; Plans d'expériences; Diseño de experimentos; Design of Experiments (DOE); DOE?; Versuchsplanung; Statistical design of experiment; <Factorial experiments; <Taguchi methods | statistics | six sigma; minitab; spc; experiments; jmp; fmea; anova; taguchi; factorial; response surface
causal-inference | Causal inference | technical | <Quasi-experimental design; <Propensity score matching; <Difference-in-differences; <Instrumental variables; Causal modelling; <Quasi-experiments; Causal modeling; <Causal impact; <Causal machine learning | statistics
survival-analysis | Survival analysis | technical | <Kaplan-Meier; <Cox regression; <Cox proportional hazards; Time-to-event analysis; Survival models; <Cox model; <Kaplan Meier analysis; Survival modelling | statistics
econometrics | Econometrics | technical | Econometric modelling; Econometric modeling; Econometric analysis; Ökonometrie; Économétrie; Econometría; Econometric models; <Panel data analysis; Econometric methods; Applied econometrics; <Panel data | statistics
sampling-methods | Sampling methods? | technical | <Survey sampling; Sampling techniques?; Statistical sampling; Sample design?; <Sample size calculation; <Sample size estimation; <Stratified sampling; <Random sampling?; Stichprobenverfahren; <Sampling plans statistical; Sampling methodology?; <Sample size determination; <Survey weighting | statistics | statistical; survey; surveys; statistics; stratified; population; estimation; sas; spss; regression
probability | Probability theory | technical | Probability?; Wahrscheinlichkeitsrechnung; Probabilités; Probabilidad?; Stochastics; Stochastik; Wahrscheinlichkeitstheorie | statistics | statistics; statistical; calculus; algebra; mathematics; distributions; stochastic; estadística; matemáticas; álgebra
stochastic-processes | Stochastic processes | technical | Stochastic modelling; Stochastic modeling; <Stochastic calculus; Processus stochastiques | probability
monte-carlo-simulation | Monte Carlo simulation | technical | Monte Carlo methods; Monte Carlo simulations; Monte-Carlo?; Monte Carlo modelling; Monte Carlo analysis; Monte Carlo techniques | statistics | simulation; simulations; stochastic; markov; var; mcnp; geant4; pricing; algorithms; bayesian; crystal ball
linear-algebra | Linear algebra | technical | <Matrix algebra; Lineare Algebra; Algèbre linéaire; Álgebra lineal; <Matrix computations; <Matrix theory
discrete-mathematics | Discrete mathematics | technical | <Graph theory; <Combinatorics; Discrete math; Diskrete Mathematik; Mathématiques discrètes; Matemáticas discretas; <Graphentheorie
graph-algorithms | Graph algorithms | technical | Graph analytics; Network analysis graph | algorithms
social-network-analysis | Social network analysis | technical
number-theory | Number theory | technical | Zahlentheorie; Théorie des nombres
networkx | NetworkX | tool | | python
gephi | Gephi | tool | | data-visualisation
mathematical-modelling | Mathematical modelling | technical | Mathematical modeling; Mathematical models; Mathematische Modellierung; Modélisation mathématique; Modelización matemática; modelación matemática
applied-mathematics | Applied mathematics | technical | Angewandte Mathematik; Mathématiques appliquées; Matemáticas aplicadas; applied math
differential-equations | Differential equations | technical | <Partial differential equations; Differentialgleichungen; Équations différentielles
calculus | Calculus? | technical | Differential calculus; Integral calculus; Infinitesimalrechnung | | algebra; math; mathematics; differential; integral; statistics; physics; geometry; tutoring; tutor; trigonometry; ap; linear; maths; calculus; precalculus; equations; chemistry
operations-research | Operations research | technical | Operational research; <Linear programming; <Mixed-integer programming; <Optimization modelling; Unternehmensforschung; Recherche opérationnelle; Investigación operativa; <Integer programming; <Optimization models; <Linear optimization; <Stochastic optimization; <Optimization modeling; <Queueing theory; <Heuristic optimization; <Dynamic programming optimisation; <Combinatorial optimization; <Combinatorial optimisation; <Linear programming optimization; <queuing theory; investigación de operaciones; Operations-Research-Verfahren; <mixed-integer linear programming; <simplex method; <network optimization models
mathematical-optimisation | Mathematical optimisation | technical | Mathematical optimization; Mathematische Optimierung; Optimization algorithms; Optimization techniques?; Optimization methods?; <Convex optimization; <Nonlinear optimization; <Multi-objective optimization; Optimisation mathématique | | linear programming; convex; solver; gurobi; cplex; operations research; algorithms; mathematical; matlab
metaheuristics | Metaheuristics | technical | <Genetic algorithms; <Genetic algorithm; <Simulated annealing; <Particle swarm optimization; Evolutionary algorithms | mathematical-optimisation
decision-science | Decision science | technical | Decision sciences
simulation-modelling | Simulation modelling | technical | Simulation modeling; <Agent-based modelling; <System dynamics?; Simulation models; <Agent-based modeling; Modeling and simulation; Modelling and simulation; Modeling & simulation; Computer simulation; Computer simulations; Computersimulation; Simulation?; simulation software? | | modelling; modeling; matlab; monte; model; models; simulink; discrete; anylogic; rockwell arena; vensim; stella; agent-based; discrete-event; causal loop
anylogic | AnyLogic | tool | | simulation-modelling
arena-simulation-software | Arena simulation software | tool | Arena simulation; Rockwell Arena; Rockwell Arena Simulation | simulation-modelling
simio | Simio | tool | | simulation-modelling
flexsim | FlexSim | tool | | simulation-modelling
tecnomatix-plant-simulation | Tecnomatix Plant Simulation | tool | Plant Simulation?; Siemens Plant Simulation | simulation-modelling | tecnomatix; flexsim; discrete event
vensim | Vensim | tool | | simulation-modelling
simul8 | SIMUL8 | tool | | simulation-modelling
promodel | ProModel | tool | | simulation-modelling
netlogo | NetLogo | tool | | simulation-modelling
stella-system-dynamics | Stella system dynamics | tool | isee Stella | simulation-modelling
goldsim | GoldSim | tool | | simulation-modelling
simpy | SimPy | tool | | python
actuarial-modelling | Credit risk modelling | technical | <Credit scoring models; <Scorecard development?; Credit risk models; <Credit scorecards; <PD/LGD/EAD models; <Model validation credit risk; <PD LGD EAD; <Credit scoring?; Credit risk modeling; <Scorecard modeling; Credit modeling? | statistical-modelling | basel; pd; lgd; ead; sas; logistic; ifrs; default; regression; python
risk-modelling | Risk modelling | technical | Risk modeling; Risk models; Risk analytics
actuarial-models | Actuarial modelling | technical | Actuarial models; Modélisation actuarielle

# Data science and machine learning
data-science | Data science | technical | Science des données; Ciencia de datos; Datenwissenschaft; Applied data science; Data science projects | data-analysis; statistics
machine-learning | Machine learning | technical | ML?; Maschinelles Lernen; Apprentissage automatique; Apprentissage machine; Aprendizaje automático; <Machine-learning algorithms; <ML models; <Machine learning models; <Machine learning algorithms; <Machine learning engineering; <ML algorithms; <ML engineering; Applied machine learning; <Statistical machine learning; Machine Learning (ML); Machine learning techniques; Machine learning methods; ML techniques; <Machine learning systems; <Machine learning model development; <ML pipelines | statistics; programming | ai; python; deep; data; models; tensorflow; pytorch; nlp; learning; dl; algorithms; mlops; science
artificial-intelligence | Artificial intelligence | technical | Künstliche Intelligenz; Intelligence artificielle; Inteligencia artificial; KI?; AI systems; <Applied AI; Artificial Intelligence (AI); AI solutions; <AI algorithms; AI technologies; <AI models; <AI applications; AI techniques; AI? | | künstliche; intelligenz; machine; chatgpt; ml; python; learning; models; generative; llm; agents; artificial; intelligence; genai; prompt; deep; agentic; copilot
expert-systems | Expert systems | technical
fuzzy-logic | Fuzzy logic | technical
ai-engineering | AI engineering | technical | AI development; Development of AI systems; AI software engineering | artificial-intelligence
ai-agents | AI agents | technical | AI agent development; LLM agents; Agentic AI; Agentic workflows; Autonomous AI agents; Multi-agent systems | large-language-models
deep-learning | Deep learning | technical | <Deep neural networks; Apprentissage profond; Aprendizaje profundo; Deep-learning models; Deep learning algorithms; Deep Neural Network; DNN; DNNs; <Tiefe neuronale Netze; Deep learning models; Deep learning frameworks | machine-learning | rnn; lstm; neural; deep; learning; tensorflow; keras; pytorch; networks; machine; image; gan; models; yolo
neural-networks | Neural networks | technical | Neural network; Artificial neural networks; Artificial neural network; ANN?; Neuronale Netze; Réseaux de neurones; Redes neuronales; <Backpropagation; <Perceptron | machine-learning | rnn; lstm; neural; deep; tensorflow; keras; pytorch; gan; yolo; svm; matlab; fuzzy; classification
convolutional-neural-networks | Convolutional neural networks | technical | Convolutional neural network; CNN?; CNNs; <ResNet | deep-learning | rnn; lstm; neural; deep; tensorflow; keras; pytorch; gan; yolo; opencv; resnet; classification; nlp; transformer; vgg; svm
recurrent-neural-networks | Recurrent neural networks | technical | Recurrent neural network; RNN; RNNs; <LSTM; <LSTMs | deep-learning
transformer-models | Transformer models | technical | Transformer architecture; Attention mechanisms | deep-learning
generative-adversarial-networks | Generative adversarial networks | technical | GANs? | deep-learning | generative; adversarial; deep; vae; vaes; pytorch; cnn; neural; learning; diffusion; tensorflow; ai
autoencoders | Autoencoders | technical | Variational autoencoders | deep-learning
diffusion-models | Diffusion models | technical | <Stable Diffusion fine-tuning | deep-learning
graph-neural-networks | Graph neural networks | technical | | deep-learning
transfer-learning | Transfer learning | technical | | machine-learning
supervised-learning | Supervised learning | technical | Supervised machine learning; Überwachtes Lernen; Apprentissage supervisé | machine-learning
unsupervised-learning | Unsupervised learning | technical | Unsupervised machine learning; Unüberwachtes Lernen; Apprentissage non supervisé | machine-learning
semi-supervised-learning | Semi-supervised learning | technical | | machine-learning
self-supervised-learning | Self-supervised learning | technical | | machine-learning
classification-algorithms | Classification algorithms | technical | <k-nearest neighbours; <Naive Bayes; <KNN; Classification models; <K-nearest neighbors; <AdaBoost; <Naïve Bayes; <Discriminant analysis | machine-learning
decision-trees | Decision trees | technical | Decision tree; Entscheidungsbäume; Arbres de décision | machine-learning
random-forests | Random forests | technical | Random forest | machine-learning
support-vector-machines | Support vector machines | technical | SVM; Support vector machine | machine-learning
gradient-boosting | Gradient boosting | technical | Gradient boosted trees; GBM?; Gradient Boosting Machines | machine-learning | xgboost; boosting; random; forest; regression; svm; trees
ensemble-learning | Ensemble learning | technical | Ensemble methods; <Bagging and boosting; <Boosting and bagging | machine-learning
xgboost | XGBoost | tool | Xgboost models | gradient-boosting; python
lightgbm | LightGBM | tool | | gradient-boosting; python
catboost | CatBoost | tool | | gradient-boosting; python
clustering-algorithms | Cluster analysis | technical | <K-means; <K-means clustering; <Hierarchical clustering; <DBSCAN; Clusteranalyse; Clustering algorithms; <Kmeans; Cluster analyses; <Gaussian mixture models; <Latent class analysis; Análisis de clústeres; Clustering analysis; Clustering? | machine-learning | svm; regression; lda; k-means; statistics; tsne; svd; pca; unsupervised; machine learning; classification; data mining
dimensionality-reduction | Dimensionality reduction | technical | Dimension reduction; <t-SNE; <UMAP dimensionality; <Independent component analysis | machine-learning
reinforcement-learning | Reinforcement learning | technical | <Deep reinforcement learning; <Q-learning; Bestärkendes Lernen; Apprentissage par renforcement; <Multi-agent reinforcement learning; <Multi-armed bandits; <Markov decision processes | machine-learning
rlhf | RLHF | technical | Reinforcement learning from human feedback | reinforcement-learning
gymnasium-rl | Gymnasium RL | tool | OpenAI Gym | reinforcement-learning
stable-baselines3 | Stable-Baselines3 | tool | Stable Baselines | reinforcement-learning
feature-engineering | Feature engineering | technical | <Feature selection; <Feature extraction; <Feature generation | machine-learning
hyperparameter-tuning | Hyperparameter tuning | technical | Hyperparameter optimization; Hyper-parameter tuning; Model tuning?; <Grid search? | machine-learning | hyperparameter; cross-validation; xgboost; scikit-learn; sklearn; bayesian; pytorch; tensorflow; machine learning
model-evaluation | Model evaluation | technical | Model validation ML; Model selection ML; <Cross-validation | machine-learning
feature-stores | Feature stores | technical | Feature store; <Feast feature store | mlops
model-training | Model training? | technical | ML model training | machine-learning | pytorch; tensorflow; ml; gpu; inference; deep learning; machine learning; hyperparameter; datasets; llm; ai; neural
optuna | Optuna | tool | | machine-learning; python
predictive-modelling | Predictive modelling | technical | Predictive modeling; Predictive models; Prädiktive Modellierung; Predictive model development; Modelos predictivos; Modèles prédictifs; <Predictive maintenance models; Predictive Analytics/Modeling; Predictive algorithms; Modélisation prédictive | statistics; data-analysis
predictive-analytics | Predictive analytics | technical | Predictive analysis; Analyse prédictive; Análisis predictivo; Prädiktive Analytik | data-analysis
prescriptive-analytics | Prescriptive analytics | technical | | data-analysis
data-mining | Data mining | technical | Datamining; <Pattern mining; <Association rules; Knowledge discovery; KDD; <Web mining; Data-mining techniques; Data mining algorithms; Minería de datos; Fouille de données; Data mining techniques; Knowledge discovery in databases; Data mining and analysis; <Association rule mining; Data mining & analysis; Mining data; Data mining tools; <Frequent pattern mining | data-analysis
pattern-recognition | Pattern recognition | technical | Mustererkennung; Reconnaissance de formes; Reconocimiento de patrones
process-mining | Process mining | technical
crisp-dm | CRISP-DM | technical
celonis | Celonis? | tool |  | process-mining | uipath; signavio; pql; rpa; etl; sap; power bi; tableau; snowflake
signavio-process-intelligence | Signavio Process Intelligence | tool | | process-mining
uipath-process-mining | UiPath Process Mining | tool | | process-mining
nlp | Natural language processing | technical | NLP?; Verarbeitung natürlicher Sprache; Traitement automatique du langage; Traitement automatique des langues; Procesamiento del lenguaje natural; NLP models; Natural Language Processing (NLP); NLP techniques; NLP pipelines; TALN; <TF-IDF; <Text summarization; <Question answering systems; <Language models; <Language modelling | machine-learning | spacy; bert; machine learning; python; llm; deep learning; computer vision; nltk; transformers; ai; sentiment analysis; text mining; named entity; chatbot; speech recognition; text classification; ml; tensorflow; pytorch
machine-translation-systems | Machine translation systems | technical | Machine translation engines; Machine translation models; <Neural machine translation | nlp
text-mining | Text mining | technical | Text analytics; Text data mining; Text analysis with NLP | data-mining
computational-linguistics | Computational linguistics | technical | Computerlinguistik; Lingüística computacional; Linguistique informatique | nlp
sentiment-analysis | Sentiment analysis | technical | Sentiment Analyse; Opinion mining | nlp
named-entity-recognition | Named entity recognition | technical | NER? | nlp | nlp; spacy; bert; entity; tagging
text-classification | Text classification | technical | | nlp
topic-modelling | Topic modelling | technical | Topic modeling; Topic models; <Latent Dirichlet Allocation | nlp
word-embeddings | Word embeddings | technical | <Word2Vec; <GloVe embeddings | nlp
information-extraction | Information extraction | technical | | nlp
natural-language-understanding | Natural language understanding | technical | NLU? | nlp | nlp; chatbot; chatbots; rasa; dialogflow; intents; conversational ai; nlg
natural-language-generation | Natural language generation | technical | NLG? | nlp | nlp; llm; gpt; nlu; text generation
nlp-libraries | spaCy | tool | | nlp; python
nltk | NLTK | tool | Natural Language Toolkit | nlp; python
gensim | Gensim | tool | | nlp; python
stanford-corenlp | Stanford CoreNLP | tool | Stanford NLP; CoreNLP | nlp
textblob | TextBlob | tool | | nlp; python
apache-opennlp | Apache OpenNLP | tool | OpenNLP | nlp
fasttext | fastText | tool | | nlp
allennlp | AllenNLP | tool | | nlp; python
apache-uima | Apache UIMA | tool | | nlp
gate-nlp | GATE NLP | tool | | nlp
hugging-face | Hugging Face Transformers | tool | Transformers library; HuggingFace Transformers; <Sentence Transformers | nlp; deep-learning; hugging-face-software
hugging-face-software | Hugging Face | tool | HuggingFace; <Hugging Face Hub | nlp; deep-learning
bert | BERT language models | technical | BERT?; BERT models; <RoBERTa?; <DistilBERT | transformer-models; nlp | nlp; transformer; transformers; gpt; embeddings; roberta; hugging; llm; pytorch; lstm
large-language-models | Large language models | technical | LLM?; LLMs?; Large language model; <Foundation models; Grands modèles de langage; Large Language Models (LLMs) | nlp; deep-learning | ai; gpt; langchain; rag; openai; prompt; genai; generative; python; ml; huggingface; nlp; fine-tuning; chatgpt; agents; fine tuning; machine learning; inference; deep learning; embeddings; claude
llm-engineering | LLM engineering | technical | LLM applications; LLM integration; LLM-based applications; LLM application development; LLM development | large-language-models
llm-fine-tuning | LLM fine-tuning | technical | Fine-tuning LLMs; <LoRA fine-tuning; <PEFT; <QLoRA; Fine-tuning?; Instruction tuning; Supervised fine-tuning | large-language-models | ai; gpt; langchain; rag; openai; prompt; genai; generative; python; ml; huggingface; nlp; fine-tuning; chatgpt; llm
llm-evaluation | LLM evaluation | technical | LLM evals | large-language-models
llmops | LLMOps | technical | LLM Ops | large-language-models
generative-ai | Generative AI | technical | GenAI; Gen AI; Generative KI; IA générative; IA generativa; Generative AI models; Generative AI tools; Generative models | artificial-intelligence
multimodal-ai | Multimodal AI | technical | Multimodal models; Multimodal LLMs; <Vision language models | deep-learning
gpt-models | GPT models | technical | GPT-4; GPT-3; OpenAI GPT; GPT-4o; GPT-5 | large-language-models
local-llms | Local LLMs | technical | On-premise LLMs; Self-hosted LLMs | large-language-models
context-engineering | Context engineering | technical | | large-language-models
ai-guardrails | AI guardrails | technical | LLM guardrails | large-language-models
llm-security | LLM security | technical | | large-language-models
model-context-protocol | Model Context Protocol | technical | MCP servers; MCP? | large-language-models | ai; gpt; langchain; rag; openai; prompt; genai; generative; huggingface; fine-tuning; chatgpt; llm
function-calling-llm | Function calling LLM | technical | Tool calling LLM; LLM tool use | large-language-models
ai-red-teaming | AI red teaming | technical | LLM red teaming | large-language-models
agent-orchestration | Agent orchestration | technical | AI agent orchestration | large-language-models
openai-api | OpenAI API | tool | OpenAI?; OpenAI Assistants API | large-language-models | api; sdk; llm; langchain; prompt; models; embeddings; python
azure-openai-service | Azure OpenAI Service | tool | Azure OpenAI | large-language-models; azure
amazon-bedrock | Amazon Bedrock | tool | AWS Bedrock | large-language-models; aws
claude-api | Claude API | tool | Anthropic Claude API; Anthropic API | large-language-models | api; llm; openai; claude; gpt; ai; models; sdk; prompt; langchain; agents
gemini-api | Gemini API | tool | Vertex AI Gemini; Google Gemini API | large-language-models
mistral-ai | Mistral AI | tool | Mistral models; Mistral LLM | large-language-models
llama-models | Llama models | tool | LLaMA?; Llama 2; Llama 3; Meta Llama | large-language-models | llm; gpt; mistral; ollama; hugging face; fine-tuning; qwen; langchain; deepseek; meta ai; llms
cohere | Cohere? | tool | | large-language-models | llm; api; openai; embeddings; rag; ai; rerank; command
deepseek | DeepSeek | tool | | large-language-models
qwen | Qwen | tool |  | large-language-models
ollama | Ollama | tool | | large-language-models
vllm | vLLM | tool | | large-language-models
llama-cpp | llama.cpp | tool | | large-language-models
lm-studio | LM Studio | tool | | large-language-models
openrouter | OpenRouter | tool | | large-language-models
litellm | LiteLLM | tool | | large-language-models
unsloth | Unsloth | tool | | large-language-models
nvidia-nim | NVIDIA NIM | tool | | large-language-models
groq-api | Groq API | tool | | large-language-models
together-ai | Together AI | tool | | large-language-models
replicate-api | Replicate API | tool | Replicate? | large-language-models | modal; runpod; huggingface
fireworks-ai | Fireworks AI | tool | | large-language-models
langfuse | Langfuse | tool | | large-language-models
arize-phoenix | Arize Phoenix | tool | | large-language-models
arize-ai | Arize AI | tool | | large-language-models
ragas | Ragas? | tool | | large-language-models | rag; llm; llms; langchain; deepeval; langsmith; retrieval
promptfoo | Promptfoo | tool | | large-language-models
guardrails-ai | Guardrails AI | tool | | large-language-models
dify | Dify | tool | | large-language-models
flowise | Flowise | tool | | large-language-models
langflow | Langflow | tool | | large-language-models
open-webui | Open WebUI | tool | | large-language-models
xai-grok | xAI Grok | tool | Grok AI | large-language-models
kimi-ai | Kimi AI | tool | Kimi? | large-language-models | llm; llms; qwen; deepseek; chatgpt; moonshot
prompt-engineering | Prompt engineering | technical | Prompt design; LLM prompting; Prompt writing?; AI prompting; AI prompt engineering; <Prompt optimization; Prompting? | | llm; llms; ai; chatgpt; gpt; openai; genai; langchain; claude; rag
chatgpt | ChatGPT | tool | Chat GPT | ai-assistants | ai; chatgpt; microsoft; gpt; gemini; claude; openai; 365
ai-assistants | AI assistants | technical | Generative AI assistants; AI tools; KI-Tools; AI productivity tools; Outils d'IA; Herramientas de IA; <AI writing tools
microsoft-copilot | Microsoft Copilot | tool | MS Copilot | ai-assistants
microsoft-365-copilot | Microsoft 365 Copilot | tool | M365 Copilot | ai-assistants
google-gemini | Google Gemini | tool | Google Bard; Gemini? | ai-assistants | chatgpt; gpt; claude; openai; copilot; anthropic; llm; llms; perplexity; ai tools; vertex
claude | Claude? | tool | Claude AI; Anthropic Claude | ai-assistants | ai; chatgpt; gpt; gemini; claude; openai; anthropic; llm; copilot; prompt; sonnet
perplexity-ai | Perplexity AI | tool | Perplexity? | ai-assistants | chatgpt; gemini; claude; copilot; ai tools
notebooklm | NotebookLM | tool | Google NotebookLM | ai-assistants
jasper-ai | Jasper AI | tool | | ai-assistants
writesonic | Writesonic | tool | | ai-assistants
copy-ai | Copy.ai | tool | | ai-assistants
notion-ai | Notion AI | tool | | ai-assistants
poe-ai | Poe AI | tool | | ai-assistants
midjourney | Midjourney | tool | | generative-ai
dall-e | DALL-E | tool | DALL·E | generative-ai
stable-diffusion | Stable Diffusion | tool | | generative-ai
adobe-firefly | Adobe Firefly | tool | | generative-ai
runway-ml | Runway ML | tool | RunwayML | generative-ai
elevenlabs | ElevenLabs | tool | | generative-ai
synthesia | Synthesia | tool | | generative-ai
heygen | HeyGen | tool | | generative-ai
suno-ai | Suno AI | tool | Suno? | generative-ai | ai; udio; midjourney; music generation; generative
sora-ai-video | Sora AI video | tool | OpenAI Sora | generative-ai
comfyui | ComfyUI | tool | | generative-ai
leonardo-ai | Leonardo AI | tool | Leonardo.ai | generative-ai
pika-labs | Pika Labs | tool | | ai-assistants
luma-ai | Luma AI | tool | | ai-assistants
gamma-app | Gamma app | tool | Gamma.app | ai-assistants
napkin-ai | Napkin AI | tool | | ai-assistants
langchain | LangChain | tool | Lang Chain | large-language-models; python
llamaindex | LlamaIndex | tool | Llama Index | large-language-models
langgraph | LangGraph | tool | | ai-agents
langsmith | LangSmith | tool | | llm-evaluation
haystack-nlp | Haystack NLP | tool | deepset Haystack; Haystack? | large-language-models | langchain; llamaindex; deepset
semantic-kernel | Semantic Kernel | tool | Microsoft Semantic Kernel | large-language-models
crewai | CrewAI | tool | Crew AI | ai-agents
microsoft-autogen | Microsoft AutoGen | tool | AutoGen? | ai-agents | agents; crewai; langchain; llm; langgraph; multi-agent
dspy | DSPy | tool | | large-language-models
vercel-ai-sdk | Vercel AI SDK | tool | | large-language-models
openai-agents-sdk | OpenAI Agents SDK | tool | | ai-agents
pydanticai | PydanticAI | tool | Pydantic AI | ai-agents
smolagents | smolagents | tool | | ai-agents
google-agent-development-kit | Google Agent Development Kit | tool | | ai-agents
microsoft-agent-framework | Microsoft Agent Framework | tool | | ai-agents
langchain4j | LangChain4j | tool | | java
mastra-ai | Mastra AI | tool | | ai-agents
rag | Retrieval-augmented generation | technical | RAG?; RAG pipelines; Retrieval augmented generation (RAG); RAG systems; RAG architecture; RAG pipeline; RAG applications; <GraphRAG | large-language-models | llm; llms; langchain; retrieval; embeddings; vector; generative; gpt; openai; pinecone
computer-vision | Computer vision | technical | <Image classification; Vision par ordinateur; Visión artificial; Visión por computador; <Object tracking; Computer Vision algorithms; Maschinelles Sehen; <Object recognition; <3D computer vision; Computer vision models; Visión por computadora; <Optical flow; <Image captioning; <Gesture recognition; Computer-Vision; <Face detection | machine-learning; image-processing
image-recognition | Image recognition | technical | Bilderkennung; Reconnaissance d'images | computer-vision
object-detection | Object detection | technical | <Mask R-CNN; <Faster R-CNN; Objekterkennung | computer-vision
image-segmentation | Image segmentation | technical | Semantic segmentation | computer-vision
facial-recognition | Facial recognition | technical | Face recognition; Gesichtserkennung | computer-vision
optical-character-recognition | Optical character recognition | technical | OCR?; OCR development; Texterkennung | | scanning; tesseract; invoices; pdf; recognition; extraction; abbyy; opencv; computer vision; document processing; ai
video-analytics | Video analytics | technical
3d-reconstruction | 3D reconstruction | technical | <Structure from motion | computer-vision
point-cloud-processing | Point cloud processing | technical | <LiDAR perception; Point cloud analysis | computer-vision
pose-estimation | Pose estimation | technical | | computer-vision
yolo | YOLO | tool | YOLOv5; YOLOv8; Ultralytics YOLO | computer-vision; ultralytics
ultralytics | Ultralytics | tool
tesseract-ocr | Tesseract OCR | tool | Tesseract? | optical-character-recognition | ocr; opencv
point-cloud-library | Point Cloud Library | tool | | computer-vision
mediapipe | MediaPipe | tool | Google MediaPipe | computer-vision
roboflow | Roboflow | tool | | computer-vision
detectron2 | Detectron2 | tool | | computer-vision
open3d | Open3D | tool | | computer-vision
segment-anything | Segment Anything | tool | | computer-vision
image-processing | Image processing | technical | Digital image processing; Traitement d'images; Procesamiento de imágenes; <Medical image processing; <Medical image analysis; Image processing algorithms; Digitale Bildverarbeitung; <Image reconstruction; <Image registration; <Image enhancement; <Image analysis algorithms; Bildverarbeitung
imagej | ImageJ | tool | Fiji ImageJ; <ImageJ macro; <ImageJ macros | image-processing
scikit-image | scikit-image | tool | | image-processing
itk-snap | ITK-SNAP | tool | | image-processing
insight-toolkit-itk | Insight Toolkit ITK | tool | | image-processing
simpleitk | SimpleITK | tool | Simple ITK
pillow-imaging-library | Pillow imaging library | tool | Pillow PIL; Python Imaging Library | python
mvtec-halcon | MVTec HALCON | tool | Halcon vision | image-processing
3d-slicer | 3D Slicer | tool | | image-processing
cognex-visionpro | Cognex VisionPro | tool |  | image-processing
image-analysis | Image analysis | technical | Analyse d'images; Bildanalyse; Análisis de imágenes
video-processing | Video processing | technical
opencv | OpenCV | tool | Open CV; OpenCV Python; Python OpenCV; cv2? | computer-vision | opencv; numpy; python; pytorch; tensorflow; keras; dlib; scikit; computer vision
speech-recognition | Speech recognition | technical | Automatic speech recognition; <Speech processing; Spracherkennung; Speech-to-text; Reconnaissance vocale; Reconocimiento de voz; Voice recognition technology; <ASR models; Speech to text systems; <Speech technology | machine-learning
speech-synthesis | Speech synthesis | technical | Text-to-speech; Text to speech systems; Sprachsynthese; Synthèse vocale
speech-analytics | Speech analytics | technical
voice-ai | Voice AI | technical | Voice agents; AI voice agents
kaldi-asr | Kaldi ASR | tool | Kaldi? | speech-recognition | asr; speech; espnet; speech recognition; whisper; htk; phonetics
openai-whisper | OpenAI Whisper | tool | Whisper ASR | speech-recognition
deepgram | Deepgram | tool | | speech-recognition
azure-speech-services | Azure Speech Services | tool | Azure Speech | speech-recognition
recommender-systems | Recommender systems | technical | Recommendation engines; Recommendation systems; <Collaborative filtering; Recommender system; Recommendation algorithms; Empfehlungssysteme; Systèmes de recommandation; Sistemas de recomendación; Recommendation engine; Recommendation system; <Matrix factorization; Recommender engines; <Content-based filtering; <Personalization algorithms | machine-learning
learning-to-rank | Learning to rank | technical | Ranking algorithms | machine-learning
mlops | MLOps | technical | ML Ops; Machine learning operations; <ML deployment; <ML model deployment; <ML infrastructure; <ML pipelines automation; <Machine learning deployment; <Model drift monitoring; <ML platform; <ML production systems; <Deploying ML models; Model Ops; ModelOps; <Model deployment; <Model monitoring; <Model serving | machine-learning; devops | mlflow; kubeflow; ml; mlops; model; models; python; pipelines
bentoml | BentoML | tool | | mlops
nvidia-triton-inference-server | NVIDIA Triton Inference Server | tool | NVIDIA Triton; Triton Inference Server | mlops
torchserve | TorchServe | tool | | mlops
tensorflow-serving | TensorFlow Serving | tool | | mlops
seldon-core | Seldon Core | tool | | mlops
dvc | DVC? | tool | Data Version Control | mlops | mlflow; kubeflow; ml; mlops; python; pipelines; git
evidently-ai | Evidently AI | tool | | mlops
kserve | KServe | tool | | mlops; kubernetes
mlflow | MLflow | tool | ML Flow | mlops
weights-biases | WandB | tool | W&B?; Weights and Biases; Weights & Biases | mlops | mlflow; experiment; pytorch; wandb
comet-ml | Comet ML | tool | | mlops
neptune-ai | Neptune.ai | tool | Neptune? | mlops | mlflow; wandb; optuna; comet; weights & biases
clearml | ClearML | tool | | mlops
kubeflow | Kubeflow | tool | Kube Flow; <Kubeflow Pipelines | kubernetes; mlops
metaflow | Metaflow | tool | Netflix Metaflow | mlops
flyte | Flyte | tool | <Flyte workflows | mlops
ray-distributed-computing | Ray distributed computing | tool | Ray framework; Anyscale Ray; Ray distributed; <Ray Serve; Ray? | distributed-systems; python | dask; rllib; kubeflow; pytorch; anyscale; modin; kuberay; ray serve
tensorflow-extended | TensorFlow Extended | tool | TFX | mlops; tensorflow
zenml | ZenML | tool | | mlops
kedro | Kedro | tool | | mlops
determined-ai | Determined AI | tool | | mlops
modal-labs | Modal Labs | tool |  | mlops
sagemaker | Amazon SageMaker | tool | SageMaker; AWS SageMaker; Sage Maker; AWS Sage Maker | machine-learning; aws
aws-machine-learning-services | AWS machine learning services | tool | AWS ML; AWS machine learning; AWS AI services; <Amazon Machine Learning | aws
amazon-rekognition | Amazon Rekognition | tool | AWS Rekognition | aws
amazon-comprehend | Amazon Comprehend | tool | | aws
amazon-textract | Amazon Textract | tool | AWS Textract | aws
amazon-q | Amazon Q | tool | Amazon Q Business | aws
vertex-ai | Google Vertex AI | tool | Vertex AI; AI Platform GCP; Google AI Platform; GCP AI Platform; GCP Vertex AI | machine-learning; google-cloud
google-cloud-ai-services | Google Cloud AI services | tool | Google Cloud AI; Google Cloud ML; GCP ML; <Google AutoML | machine-learning; google-cloud
automl | AutoML | technical | Auto ML; Automated machine learning | machine-learning
h2o-ai | H2O.ai | tool | H2O AutoML; H2O?; H2O Driverless AI | automl | automl; driverless; spark; tensorflow; machine learning; xgboost; scikit-learn; datarobot; h2o
datarobot | DataRobot | tool | Data Robot? | automl | automl; machine learning; dataiku; h2o; ml; databricks
autogluon | AutoGluon | tool | | automl
pycaret | PyCaret | tool | | automl; python
tpot-automl | TPOT AutoML | tool | | automl
azure-ml | Azure Machine Learning | tool | Azure ML; Azure Machine Learning Studio; Azure ML Studio; AzureML; Microsoft Azure Machine Learning | machine-learning; azure
azure-ai-services | Azure AI Services | tool | Azure Cognitive Services; Azure AI; Cognitive Services? | azure | azure; luis; bot; microsoft; .net; chatbot; openai; machine learning; nlp; c#; speech; vision; power platform
azure-ai-foundry | Azure AI Foundry | tool | Azure AI Studio | azure
azure-ai-document-intelligence | Azure AI Document Intelligence | tool | Azure Form Recognizer | azure
ibm-watson | IBM Watson | tool | Watson AI; IBM Watson AI; <Watson Studio; <IBM Watson Studio
ibm-watsonx | IBM watsonx | tool | watsonx.ai
tensorflow | TensorFlow | tool | Tensor Flow; TensorFlow 2; TF2?; Tensorflow 2.0; Google TensorFlow; <TensorFlow Object Detection API | deep-learning; python | keras; pytorch; python; tensorflow; deep learning
tensorboard | TensorBoard | tool | | deep-learning; python
tensorflow-lite | TensorFlow Lite | tool | TFLite; TF Lite; LiteRT | tensorflow; edge-ai
tensorflow-js | TensorFlow.js | tool | | tensorflow; javascript
onnx | ONNX | tool | ONNX Runtime
openvino | OpenVINO | tool | Intel OpenVINO
pytorch | PyTorch | tool | Py Torch; <TorchVision; <Libtorch; <PyTorch Geometric; PyTorch framework | deep-learning; python
fastai | fastai | tool | fast.ai? | pytorch | pytorch; deep learning; jupyter; tensorflow; keras; transfer learning; scikit-learn; pandas; coursera; hugging face; machine learning
pytorch-lightning | PyTorch Lightning | tool | | pytorch
deepspeed | DeepSpeed | tool | | pytorch
torch-lua | Torch Lua | tool |  | deep-learning
keras | Keras | tool | Keras API; tf.keras; Keras framework; Keras library | deep-learning; python
jax-theano | JAX? | tool | Google JAX | deep-learning | pytorch; tensorflow; flax; gpu; tpu; numpy
theano | Theano | tool | | deep-learning
caffe | Caffe? | tool | Caffe framework | deep-learning | tensorflow; theano; keras; mxnet; neural; pytorch; opencv
caffe2 | Caffe2 | tool | | deep-learning
apache-mxnet | Apache MXNet | tool | MXNet | deep-learning
microsoft-cognitive-toolkit | Microsoft Cognitive Toolkit | tool | CNTK; Microsoft CNTK | deep-learning
paddlepaddle | PaddlePaddle | tool | | deep-learning
deeplearning4j | Deeplearning4j | tool | DL4J | deep-learning; java
chainer | Chainer | tool | | deep-learning
darknet-neural-network | Darknet neural network | tool | Darknet YOLO | deep-learning
tinygrad | tinygrad | tool | | deep-learning
mlx-framework | MLX framework | tool | Apple MLX | deep-learning
scikit-learn | scikit-learn | tool | sklearn; Scikit Learn; Sci-kit learn; Sklearn library; SciKit? | machine-learning; python | python; numpy; pandas; scipy; sklearn; keras; machine learning
numpy | NumPy | tool | Num Py; NumPy arrays | python
numba | Numba | tool | | python
cupy | CuPy | tool | | python
cython | Cython | tool | | python
pandas | pandas | tool | Python Pandas; Pandas library; Pandas DataFrame; Pandas DataFrames | python; data-analysis
polars | Polars? | tool | Polars DataFrame | python | pandas; python; rust; dataframe; dataframes; pyspark; numpy; duckdb; spark; parquet; dask; arrow; sql
dask | Dask | tool | | python
modin | Modin | tool | | python
vaex | Vaex | tool | | python
xarray | Xarray | tool | | python
cudf | cuDF | tool | | python
nvidia-rapids | NVIDIA RAPIDS | tool | RAPIDS AI | python
ibis-python | Ibis Python | tool | | python
scipy | SciPy | tool | Sci Py; SciPy stack; SciPy library | python
statsmodels | statsmodels | tool |  | python
sympy | SymPy | tool | | python
matplotlib | Matplotlib | tool | Mat plot lib; Pyplot; MatPlotLib library | python; data-visualisation
seaborn | Seaborn | tool | | python; data-visualisation
plotly | Plotly | tool | Plotly Express | python; data-visualisation
bokeh | Bokeh? | tool | | python; data-visualisation | python; plotly; matplotlib; pandas; seaborn; visualization; numpy; dash; jupyter; d3
plotly-dash | Plotly Dash | tool | Dash Python; Plotly/Dash; Dash? | plotly | plotly; streamlit; flask; pandas; shiny; bokeh
vega-altair | Vega-Altair | tool | Altair Python | python; data-visualisation
folium | Folium | tool | | python; data-visualisation
holoviews | HoloViews | tool | | python; data-visualisation
holoviz-panel | HoloViz Panel | tool | Panel HoloViz | python; data-visualisation
vtk | VTK | tool | Visualization Toolkit? | computer-graphics | vtk; itk; paraview; medical imaging
paraview | ParaView | tool | Kitware ParaView | data-visualisation
jupyter | Jupyter Notebook | tool | Jupyter; JupyterLab; IPython Notebook; Jupyter notebooks; Jupyter Lab | python | python; jupyter; spyder; pandas; notebook; conda; numpy; r; pycharm; data
ipython | IPython | tool | IPython shell
google-colab | Google Colab | tool | Colab?; Google Colaboratory; Colaboratory | python | python; jupyter; google; tensorflow; kaggle; notebook; notebooks; pytorch; pandas; vs code; gpu; keras; machine learning
apache-zeppelin | Apache Zeppelin | tool | Zeppelin notebooks | python
jupyterhub | JupyterHub | tool | Jupyter Hub | jupyter
anaconda | Anaconda? | tool | Anaconda Python; Anaconda Navigator; Anaconda distribution | python | python; jupyter; spyder; pandas; notebook; conda; numpy; r; pycharm
conda | Conda | tool | <Miniconda; <conda-forge | python
kaggle | Kaggle | tool | <Kaggle competitions; Kaggle notebooks
streamlit | Streamlit | tool | Streamlit apps | python; data-visualisation | r; rstudio; ggplot2; streamlit; python; dplyr; tidyverse; dashboards; markdown; dash
gradio | Gradio | tool | | python
r-shiny | R Shiny | tool | Shiny apps?; Shiny R; RShiny; <Shiny dashboard; <Shiny Server; Shiny? | r; data-visualisation | rstudio; ggplot2; streamlit; dplyr; tidyverse; in r; r programming; r studio; r markdown; shinyapps
voila-dashboards | Voilà dashboards | tool | Voila dashboards | jupyter
tidyverse | tidyverse | tool | <tidyr; R tidyverse; <lubridate; <stringr; <purrr | r
ggplot2 | ggplot2 | tool | ggplot 2; ggplot | r; data-visualisation
dplyr | dplyr | tool | | tidyverse
data-table-r | data.table R | tool | data.table? | r | dplyr; tidyverse; ggplot2; cran
caret-r-package | caret R package | tool | caret R; R caret | r
r-markdown | R Markdown | tool | RMarkdown | r
knitr | knitr | tool
quarto | Quarto? | tool | Quarto publishing | r | r; markdown; rmarkdown; knitr; shiny; tidyverse; jupyter; latex; python
bioconductor | Bioconductor | tool | <DESeq2 | r
tidymodels | tidymodels | tool | | r
mlr3 | mlr3 | tool | | r
lme4 | lme4 | tool | | r
bioinformatics-tools | Bioinformatics programming | technical | <Bioinformatics pipelines; <Genomic data analysis; Bioinformatik; Bioinformatique; Bioinformática; <Sequence analysis; Bioinformatics tools; <Computational genomics; <Genome assembly; <Sequence alignment; Bioinformatic analysis; <Variant calling; <Systems biology modelling | data-analysis
computational-biology | Computational biology | technical
cheminformatics | Cheminformatics | technical
molecular-dynamics-simulation | Molecular dynamics simulation | technical | Molecular dynamics
ngs-data-analysis | NGS data analysis | technical | Next-generation sequencing data analysis; NGS analysis | bioinformatics-tools
rna-seq-analysis | RNA-seq analysis | technical | RNA-Seq data analysis; <Single-cell RNA-seq analysis | bioinformatics-tools
biopython | Biopython | tool | | bioinformatics-tools; python
bioperl | BioPerl | tool | | bioinformatics-tools; perl
nextflow | Nextflow | tool | | bioinformatics-tools
snakemake | Snakemake | tool | | bioinformatics-tools
gatk | GATK | tool | Genome Analysis Toolkit | bioinformatics-tools
samtools | SAMtools | tool | | bioinformatics-tools
galaxy-bioinformatics-platform | Galaxy bioinformatics platform | tool | Galaxy bioinformatics; Galaxy platform? | bioinformatics-tools | bioinformatics; ngs; rna-seq; genomics; sequencing
clustal | Clustal | tool | Clustal Omega | bioinformatics-tools
pymol | PyMOL | tool | | computational-chemistry
schrodinger-maestro | Schrödinger Maestro | tool | | computational-chemistry
gromacs | GROMACS | tool | | molecular-dynamics-simulation
autodock | AutoDock | tool | | computational-chemistry
autodock-vina | AutoDock Vina | tool | | computational-chemistry
rdkit | RDKit | tool | | cheminformatics
ucsc-genome-browser | UCSC Genome Browser | tool | | bioinformatics-tools
cytoscape | Cytoscape | tool | | bioinformatics-tools
common-workflow-language | Common Workflow Language | tool | | bioinformatics-tools
responsible-ai | Responsible AI | technical | AI ethics; Ethical AI; <Fairness in machine learning; KI-Ethik; <AI bias; Trustworthy AI; <AI policy
explainable-ai | Explainable AI | technical | Model explainability; XAI; Model interpretability; <SHAP; <SHAP/LIME; <LIME explainability
ai-governance | AI governance | technical | KI-Governance; Gouvernance de l'IA
eu-ai-act | EU AI Act | technical | AI Act; KI-Verordnung
ai-safety | AI safety | technical | AI alignment
data-annotation | Data annotation | technical | Data labelling; Data labeling; <Image annotation; <Text annotation; AI training data; Annotation of data; <Image labeling; <Video annotation; Annotation tools; <Bounding boxes; AI data annotation; <Linguistic annotation; Data labelling and annotation; <Image tagging; AI model training data
label-studio | Label Studio | tool | | data-annotation
labelbox | Labelbox | tool | | data-annotation
cvat | CVAT | tool | | data-annotation
amazon-mechanical-turk | Amazon Mechanical Turk | tool | | data-annotation
scale-ai | Scale AI? | tool |  | data-annotation | labeling; labelling; annotation; rlhf; labelbox; remotasks; outlier
search-engine-evaluation | Search engine evaluation | technical | Search quality rating
edge-ai | Edge AI | technical | Edge machine learning; <On-device machine learning; Edge ML; Edge AI deployment | machine-learning
model-compression | Model compression | technical | Model quantization; <Model pruning | machine-learning
tinyml | TinyML | technical | Embedded machine learning | edge-ai
google-ml-kit | Google ML Kit | tool | ML Kit | machine-learning
autonomous-driving | Autonomous driving | technical | Self-driving software; Autonomes Fahren; Autonomous vehicles; Self-driving cars; Conduite autonome; Autonomous driving software; <Perception algorithms
advanced-driver-assistance-systems | Advanced driver assistance systems | technical | Driver assistance systems; Fahrerassistenzsysteme; ADAS? | | automotive; driver; radar; autonomous; vehicle; autosar; camera; lidar; driving; perception
autoware | Autoware | tool | | autonomous-driving
baidu-apollo | Baidu Apollo | tool | | autonomous-driving
knowledge-graphs | Knowledge graphs | technical | Knowledge graph
semantic-web | Semantic web | technical | Semantic technologies; Semantic Web technologies; Web sémantique; Linked data; <RDF triplestores
rdf | RDF? | technical | Resource Description Framework; <RDFS; <SKOS | semantic-web | owl; sparql; semantic; ontology; rdfs; xml
sparql | SPARQL | technical | | semantic-web
owl-ontologies | OWL ontologies | technical | RDF/OWL; OWL/RDF; Web Ontology Language | semantic-web
ontology-engineering | Ontology engineering | technical | Ontology modelling; Ontology modeling; Ontology development; Ontology design
knowledge-engineering | Knowledge engineering | technical | Knowledge representation
protege | Protégé? | tool | Protégé ontology | semantic-web | ontology; owl; rdf; sparql; semantic; ontologies
apache-jena | Apache Jena | tool | | semantic-web
tensorflow-cert | TensorFlow Developer Certificate | certification | TensorFlow Developer certification; TensorFlow Developer Certified; TensorFlow certification | tensorflow
deep-learning-specialization | Deep Learning Specialization? | certification |  | deep-learning | coursera; deeplearning.ai; andrew ng
machine-learning-specialization | Machine Learning Specialization? | certification |  | machine-learning | coursera; deeplearning.ai; andrew ng
stanford-machine-learning-course | Machine Learning by Stanford University (Coursera) | certification | Machine Learning by Stanford University; Stanford Machine Learning certificate?; Stanford Machine Learning Coursera |  | coursera; andrew ng
deep-learning-nanodegree | Deep Learning Nanodegree | certification | | deep-learning
nvidia-deep-learning-institute-certificate | NVIDIA Deep Learning Institute certificate | certification
oracle-cloud-infrastructure-generative-ai-professional | Oracle Cloud Infrastructure Generative AI Professional | certification
aws-ml-cert | AWS Certified Machine Learning | certification | AWS ML Specialty; AWS Certified Machine Learning Specialty; AWS Machine Learning Specialty; AWS Certified Machine Learning – Specialty | machine-learning; aws
aws-ml-engineer-cert | AWS Certified Machine Learning Engineer | certification | AWS Certified Machine Learning Engineer Associate | machine-learning; aws
azure-ai-cert | Azure AI Engineer Associate | certification | AI-102?; Microsoft Certified Azure AI Engineer; <AI-100? | azure | azure; microsoft; az-900; ai-900; dp-900; dp-100
azure-ai-fundamentals | Azure AI Fundamentals? | certification | AI-900?; Microsoft Certified Azure AI Fundamentals; Microsoft Azure AI Fundamentals? | azure | azure; microsoft; az-900; dp-900; ai-102; dp-100; ai-900; microsoft certified; certified; certification; certifications; certificate
azure-data-scientist-associate | Azure Data Scientist Associate | certification | DP-100?; Microsoft Certified Azure Data Scientist Associate | machine-learning; azure-ml | azure; microsoft; az-900; dp-900; ai-900; ai-102; dp-203; dp-200
gcp-ml-cert | Google Professional Machine Learning Engineer | certification | GCP Professional Machine Learning Engineer; Google Machine Learning Engineer certification; Professional Machine Learning Engineer? | machine-learning; google-cloud | google certified; google cloud certified; gcp certified
meta-ai-assistant | Meta AI assistant | tool | <Meta AI? |  | chatgpt; gemini; copilot; assistants
tmdb-api | The Movie Database API | tool | TMDB API; <The Movie Database; TMDb API
copilot-assistant | Copilot (Microsoft or GitHub) | tool | Copilot? | ai-assistants | chatgpt; gpt; gemini; openai; anthropic; claude code; cursor; m365; office 365; microsoft 365; prompting; ki-tools; ai tools
`;

export const substitutes = String.raw`
rdbms-products | relational databases | 0.6 | postgresql; mysql; mariadb; sql-server; oracle-database; db2; sybase; informix; firebird-interbase; interbase; actian-ingres
procedural-sql | procedural SQL dialects | 0.6 | plsql; t-sql; pl-pgsql
document-databases | document databases | 0.5 | mongodb; couchbase; apache-couchdb; cosmos-db; amazon-documentdb; ravendb; cloud-firestore
wide-column | wide-column databases | 0.6 | cassandra; hbase; scylladb; google-cloud-bigtable
key-value-stores | managed key-value databases | 0.5 | dynamodb; cosmos-db; azure-table-storage
cache-stores | caches | 0.6 | redis; memcached; hazelcast; valkey; apache-ignite; ehcache; infinispan; oracle-coherence
graph-stores | graph databases | 0.6 | neo4j; arangodb; amazon-neptune; tigergraph; janusgraph; orientdb; memgraph; dgraph
time-series-stores | time-series databases | 0.6 | influxdb; timescaledb; questdb; opentsdb; kdb-plus; amazon-timestream
vector-stores | vector databases | 0.6 | pinecone; weaviate; milvus; qdrant; chroma-vector-database; pgvector; faiss; lancedb
search-servers | search servers | 0.6 | elasticsearch; opensearch; solr; meilisearch; typesense; algolia
desktop-databases | desktop databases | 0.4 | filemaker; dbase; foxpro; paradox-database
managed-sql | managed relational databases | 0.6 | object-databases-cloud-sql; amazon-aurora; azure-sql; google-cloud-sql
distributed-sql | distributed SQL databases | 0.6 | cloud-spanner; cockroachdb; yugabytedb; tidb
embedded-sql | embedded databases | 0.5 | sqlite; apache-derby; h2-database; hsqldb
sql-tools | SQL clients | 0.6 | toad; dbeaver; heidisql; navicat; dbvisualizer; oracle-sql-developer; sql-server-management-studio; azure-data-studio; aqua-data-studio; jetbrains-datagrip; sql-server-enterprise-manager; sql-query-analyzer
cloud-warehouses | analytical data warehouses | 0.5 | snowflake; redshift; bigquery; synapse; databricks; microsoft-fabric
mpp-warehouses | data warehouse appliances | 0.5 | teradata; netezza; greenplum; vertica; exasol; oracle-exadata
olap-stores | analytical column stores | 0.5 | clickhouse; apache-druid; apache-pinot; starrocks; apache-doris
table-formats | table formats of data lakes | 0.6 | apache-iceberg; delta-lake; apache-hudi
etl-tools | ETL tools | 0.5 | informatica; ssis; talend; datastage; abinitio; odi; pentaho; sap-data-services; streamsets; cloverdx; informatica-intelligent-cloud-services
managed-etl | cloud data integration | 0.5 | azure-data-factory; aws-glue; google-cloud-dataflow; matillion; informatica-intelligent-cloud-services
elt-connectors | data connectors | 0.6 | fivetran; airbyte; stitch-data; hevo-data; meltano
sql-transformations | transformation in the warehouse | 0.6 | dbt; dataform; sqlmesh
streaming-platforms | streaming platforms | 0.6 | kafka; kinesis; google-pubsub; azure-event-hubs; apache-pulsar; redpanda
stream-engines | stream-processing engines | 0.5 | flink; storm; apache-samza; apache-beam
hadoop-engines | distributed processing | 0.5 | spark; hadoop; databricks; amazon-emr
hadoop-distributions | distributions of Hadoop | 0.6 | cloudera; hortonworks; mapr
managed-hadoop | managed Hadoop | 0.6 | amazon-emr; google-cloud-dataproc; azure-hdinsight
sql-on-hadoop | SQL engines on big data | 0.6 | hive; impala-presto; trino; apache-impala; amazon-athena; apache-drill
schedulers-data | data orchestration | 0.6 | airflow; dagster; prefect; luigi-pipelines; apache-oozie; mage-ai; kestra
bi-platforms | BI tools | 0.5 | tableau; power-bi; qlik; qlik-sense; looker; microstrategy; cognos; business-objects; obiee; spotfire; sisense; thoughtspot; amazon-quicksight; metabase; apache-superset; looker-studio; sap-analytics-cloud; bi-tools-other; yellowfin-bi; qlik-software
report-writers | report designers | 0.5 | ssrs; crystal-reports; jaspersoft; eclipse-birt; actuate; activereports
cubes | OLAP servers | 0.5 | ssas; essbase; ibm-planning-analytics
catalog-products | data catalogues | 0.6 | collibra; alation; microsoft-purview-data-catalog; datahub; apache-atlas; atlan; amundsen
mdm-systems | master data systems | 0.6 | informatica-mdm; sap-master-data-governance; reltio; stibo-step; profisee; ibm-infosphere-mdm
quality-tools | data quality tools | 0.5 | informatica-data-quality; great-expectations; trillium-software; ibm-qualitystage
stat-packages | statistics packages | 0.5 | sas; spss; stata; minitab; r; jmp-statistics; tibco-statistica
econometric-packages | econometric packages | 0.6 | stata; eviews; gretl; rats-econometrics; limdep
qualitative-packages | qualitative analysis software | 0.6 | nvivo; atlas-ti; maxqda; dedoose; nud-ist
data-science-workbenches | data-mining workbenches | 0.5 | knime; alteryx; rapidminer; weka; sas-enterprise-miner; ibm-spss-modeler; dataiku; orange-data-mining
web-analytics-products | web analytics products | 0.5 | adobe-analytics; matomo; webtrends; plausible-analytics
product-analytics-products | product analytics products | 0.6 | mixpanel; amplitude-analytics; heap-analytics; pendo; posthog
heatmap-products | heatmap products | 0.6 | hotjar; crazy-egg; fullstory; microsoft-clarity; contentsquare; mouseflow; lucky-orange; smartlook
tag-managers | tag managers | 0.6 | google-tag-manager; tealium; adobe-experience-platform-launch
customer-data-products | customer data platforms | 0.6 | twilio-segment; mparticle; rudderstack; treasure-data
attribution-products | mobile attribution products | 0.6 | appsflyer; adjust-mobile-measurement; branch-io
survey-tools | survey platforms | 0.6 | qualtrics; surveymonkey; limesurvey; google-forms; microsoft-forms; typeform; jotform; alchemer; questionpro; unipark
simulation-products | simulation software | 0.5 | anylogic; arena-simulation-software; simio; flexsim; tecnomatix-plant-simulation; promodel; simul8
dl-frameworks | deep-learning frameworks | 0.5 | tensorflow; pytorch; keras; jax-theano; apache-mxnet
boosting-libraries | boosting libraries | 0.6 | xgboost; lightgbm; catboost
ml-platforms | machine-learning platforms | 0.5 | sagemaker; vertex-ai; azure-ml; databricks; dataiku; google-cloud-ai-services
automl-products | AutoML products | 0.6 | datarobot; h2o-ai; autogluon; pycaret; tpot-automl
ml-tracking | experiment tracking | 0.6 | mlflow; weights-biases; comet-ml; neptune-ai; clearml
ml-pipelines-tools | pipelines of machine learning | 0.6 | kubeflow; metaflow; flyte; zenml; tensorflow-extended; kedro
model-servers | model servers | 0.6 | bentoml; nvidia-triton-inference-server; torchserve; tensorflow-serving; seldon-core; kserve
python-data | data frame libraries | 0.5 | pandas; polars; dask; tidyverse
plotting | plotting libraries | 0.6 | matplotlib; seaborn; plotly; bokeh; ggplot2; vega-altair
data-app-frameworks | data apps | 0.6 | streamlit; gradio; plotly-dash; r-shiny
notebooks | notebooks | 0.6 | jupyter; google-colab; apache-zeppelin; deepnote
llm-frameworks | frameworks of language models | 0.6 | langchain; llamaindex; semantic-kernel; haystack-nlp; langgraph
agent-frameworks | agent frameworks | 0.6 | langgraph; crewai; microsoft-autogen; openai-agents-sdk; pydanticai; google-agent-development-kit
llm-apis | APIs of language models | 0.6 | openai-api; azure-openai-service; amazon-bedrock; claude-api; gemini-api; mistral-ai; cohere
llm-serving | serving of language models | 0.6 | vllm; ollama; llama-cpp; nvidia-nim
ai-assistant-products | AI assistants | 0.6 | chatgpt; microsoft-copilot; google-gemini; claude; perplexity-ai
image-generators | image generators | 0.6 | midjourney; dall-e; stable-diffusion; adobe-firefly; leonardo-ai
nlp-toolkits | NLP libraries | 0.6 | nlp-libraries; nltk; gensim; stanford-corenlp; textblob
labelling-tools | labelling tools | 0.6 | label-studio; labelbox; cvat
modelling-disciplines | quantitative modelling | 0.4 | statistical-modelling; predictive-modelling; econometrics
data-model-tools | data modelling tools | 0.6 | erwin; er-studio; sap-powerdesigner
cloud-data-certs | data engineering certificates | 0.5 | google-data-engineer-cert; azure-data-engineer-cert; aws-data-cert
cloud-ml-certs | machine-learning certificates | 0.5 | aws-ml-cert; azure-data-scientist-associate; gcp-ml-cert
bi-certs | BI certificates | 0.4 | power-bi-cert; tableau-cert
analytics-starter-certs | analytics certificates | 0.5 | google-data-analytics-cert; ibm-data-analyst-certificate
business-analysis-certs | business analysis certificates | 0.5 | cbap; pmi-professional-in-business-analysis; ccba
`;
