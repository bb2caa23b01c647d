// Runs mocha inside Stryker's worker process and reports to Stryker which test reaches which mutant. Stryker's own plugin for mocha takes
// mocha 12 from its version 10 on, which needs Node 22; its command runner would start all tests anew for every mutant.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import fc from 'fast-check';
import Mocha from 'mocha';

/** Under test/unit: what states what the mutated folders do. None of it starts a server or a process. */
const TESTS = ['candidate', 'job', 'webhook', 'matching', 'usecases', 'intelligence/duplicates'];

/** It reads whole resumes twice over for seconds, and compares the code with itself: a mutant that is wrong for everybody lives on. */
const TOO_SLOW = /blindness\.test\.ts$/;

/** Milliseconds; a test that waits for longer has failed. */
const TEST_TIMEOUT = 10_000;

/** Property tests draw the same values in every run, so that two runs over the same code give the same score; nobody reads what fails, so nothing is shrunk. */
const SEED = 20_261_122;

class MochaRunner {
  static inject = tokens(commonTokens.logger);
  #context = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});
  #mocha;

  capabilities() {
    // Modules once imported stay: a mutant of a constant gets a process of its own.
    return { reloadEnvironment: false };
  }

  async dryRun({ disableBail }) {
    const result = await this.#run({ bail: !disableBail });
    return result.status === DryRunStatus.Complete
      ? { ...result, mutantCoverage: this.#context.mutantCoverage }
      : result;
  }

  async mutantRun({ activeMutant, testFilter, disableBail, hitLimit, mutantActivation }) {
    this.#context.hitLimit = hitLimit;
    this.#context.hitCount = hitLimit ? 0 : undefined;
    if (mutantActivation === 'static') this.#context.activeMutant = activeMutant.id;
    const result = await this.#run({ bail: !disableBail, mutant: activeMutant.id, only: testFilter });
    return toMutantRunResult(result);
  }

  async #run({ bail, mutant, only }) {
    try {
      this.#mocha ??= await this.#load();
    } catch (error) {
      return { status: DryRunStatus.Error, errorMessage: String(error?.stack ?? error) };
    }
    setBail(this.#mocha.suite, bail);
    // A test's file is part of its id: two files may hold tests of one name.
    const wanted = only && new Set(only);
    this.#mocha.suite.eachTest((test) => {
      test.pending = wanted !== undefined && !wanted.has(idOf(test));
    });
    this.#context.activeMutant = mutant;
    const tests = await this.#results();
    return (
      determineHitLimitReached(this.#context.hitCount, this.#context.hitLimit) ?? {
        status: DryRunStatus.Complete,
        tests,
      }
    );
  }

  async #load() {
    fc.configureGlobal({ seed: SEED, endOnFailure: true });
    const mocha = new Mocha({ reporter: Mocha.reporters.Base, timeout: TEST_TIMEOUT });
    mocha.cleanReferencesAfterRun(false);
    for (const path of TESTS.flatMap(filesOf)) if (!TOO_SLOW.test(path)) mocha.addFile(path);
    await mocha.loadFilesAsync();
    const context = this.#context;
    mocha.suite.beforeEach(function () {
      context.currentTestId = idOf(this.currentTest);
    });
    return mocha;
  }

  #results() {
    return new Promise((done) => {
      const tests = [];
      const runner = this.#mocha.run(() => done(tests));
      const add = (test, status, more) =>
        tests.push({
          id: idOf(test),
          name: test.fullTitle(),
          fileName: test.file,
          timeSpentMs: test.duration ?? 0,
          status,
          ...more,
        });
      runner.on('pass', (test) => add(test, TestStatus.Success));
      runner.on('fail', (test, error) =>
        add(test, TestStatus.Failed, { failureMessage: String(error?.message ?? error) }),
      );
    });
  }
}

function filesOf(path) {
  const root = resolve('test/unit', path);
  const files = readdirSync(root, { recursive: true }).filter((file) => file.endsWith('.test.ts'));
  return files.sort().map((file) => join(root, file));
}

const idOf = (test) => `${test.file?.replace(/^.*\/test\//, '') ?? ''} ${test.fullTitle()}`;

function setBail(suite, bail) {
  suite.bail(bail);
  for (const child of suite.suites) setBail(child, bail);
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'mocha-in-process', MochaRunner)];
